import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Operations } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';

export type PromotionOptIn = Operations['listPromotionOptIns']['answer']['promotions'][number];

const optIn: v.GenericSchema<unknown, PromotionOptIn> = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  at: time,
});
const optIns = v.object({ promotions: v.array(v.unknown()) });

export function parsePromotionOptIns(
  wire: unknown,
  context: ParseContext,
): PromotionOptIn[] | undefined {
  const list = parsed(optIns, wire);
  return list && keepValid(list.promotions, 'promotion opt-in', optIn, context);
}
