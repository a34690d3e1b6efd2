import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Exclusion, Limit, Limits } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';
import { amount, currency } from './money.ts';

const positive = v.pipe(amount, v.minValue(1));

const limit: v.GenericSchema<unknown, Limit> = v.object({
  kind: v.picklist(['deposit', 'stake', 'loss', 'time']),
  period: v.picklist(['day', 'week', 'month']),
  amount: v.nullable(positive),
  used: amount,
  pending: v.exactOptional(v.object({ amount: v.nullable(positive), from: time })),
});
const exclusion: v.GenericSchema<unknown, Exclusion> = v.object({
  kind: v.picklist(['break', 'self-exclusion']),
  since: time,
  until: v.exactOptional(v.string()),
});
const limits = v.object({
  currency,
  raiseWaitsHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limits: v.array(v.unknown()),
  exclusion: v.exactOptional(exclusion),
});

export function parseLimits(
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): Limits | undefined {
  const answer = parsed(limits, wire);
  return answer && { ...answer, limits: keepValid(answer.limits, 'limit', limit, context) };
}

export const parseExclusion = (wire: unknown): Exclusion | undefined => parsed(exclusion, wire);
