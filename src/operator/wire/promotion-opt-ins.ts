import type { ParseContext } from '../../http/query.ts';
import { listPromotionOptInsAnswer } from '../contract/schemas.ts';
import type { Operations } from '../contract/types.ts';
import { parsedWithList } from './entries.ts';

export type PromotionOptIn = Operations['listPromotionOptIns']['answer']['promotions'][number];

export const parsePromotionOptIns = (
  wire: unknown,
  context: ParseContext,
): PromotionOptIn[] | undefined =>
  parsedWithList(listPromotionOptInsAnswer, ['promotions', 'promotion opt-in'], wire, context)
    ?.promotions;
