import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { ActivityWeek, Bet, Operations, SlotSession } from '../contract/types.ts';
import { day, keepValid, parsed, time } from './entries.ts';
import { amount, currency, transaction } from './money.ts';

export type Activity = Operations['readActivity']['answer'];

/** Part of a list, the newest first. */
export interface ListPage<T> {
  entries: T[];
  /** Where the next part begins; absent on the last. */
  next?: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const odds = v.pipe(v.number(), v.minValue(1));
const betStatus = v.picklist(['open', 'won', 'lost', 'void', 'cashed-out']);

const week: v.GenericSchema<unknown, ActivityWeek> = v.object({
  monday: day,
  deposits: amount,
  withdrawals: amount,
  stakes: amount,
  wins: amount,
  minutes: count,
});
const bet: v.GenericSchema<unknown, Bet> = v.object({
  id: v.string(),
  placedAt: time,
  settledAt: v.exactOptional(time),
  status: betStatus,
  kind: v.picklist(['single', 'combined', 'system']),
  needed: v.exactOptional(count),
  stake: amount,
  payout: v.exactOptional(amount),
  cashedOut: v.exactOptional(v.object({ stake: amount, payout: amount })),
  currency,
  odds,
  legs: v.array(
    v.object({
      event: v.string(),
      market: v.string(),
      outcome: v.string(),
      odds,
      status: betStatus,
    }),
  ),
});
const slotSession: v.GenericSchema<unknown, SlotSession> = v.object({
  id: v.string(),
  game: v.string(),
  startedAt: time,
  endedAt: time,
  stakes: amount,
  wins: amount,
  currency,
  balanceBefore: amount,
  balanceAfter: amount,
  rounds: count,
});

const activity = v.object({ currency, weeks: v.array(v.unknown()) });
const next = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)));
const transactions = v.object({ transactions: v.array(v.unknown()), next });
const bets = v.object({ bets: v.array(v.unknown()), next });
const slotSessions = v.object({ slotSessions: v.array(v.unknown()), next });

export function parseActivity(wire: unknown, context: ParseContext): Activity | undefined {
  const answer = parsed(activity, wire);
  return answer && { ...answer, weeks: keepValid(answer.weeks, 'week', week, context) };
}

export function parseTransactions(wire: unknown, context: ParseContext) {
  const answer = parsed(transactions, wire);
  return (
    answer && page(keepValid(answer.transactions, 'transaction', transaction, context), answer)
  );
}

export function parseBets(wire: unknown, context: ParseContext) {
  const answer = parsed(bets, wire);
  return answer && page(keepValid(answer.bets, 'bet', bet, context), answer);
}

export function parseSlotSessions(wire: unknown, context: ParseContext) {
  const answer = parsed(slotSessions, wire);
  return (
    answer && page(keepValid(answer.slotSessions, 'slot session', slotSession, context), answer)
  );
}

const page = <T>(entries: T[], answer: { next?: string }): ListPage<T> => ({
  entries,
  ...(answer.next !== undefined && { next: answer.next }),
});
