import * as v from 'valibot';
import type { Transaction } from '../contract/types.ts';
import { time } from './entries.ts';

/** Minor units. */
export const amount = v.pipe(v.number(), v.safeInteger());
/** ISO 4217. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const transaction: v.GenericSchema<unknown, Transaction> = v.object({
  id: v.string(),
  kind: v.picklist(['deposit', 'withdrawal', 'stake', 'win', 'bonus', 'correction']),
  amount,
  currency,
  balanceAfter: amount,
  at: time,
  status: v.picklist(['booked', 'pending', 'refused']),
  text: v.exactOptional(v.string()),
});
