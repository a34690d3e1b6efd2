import type { ParseContext } from '../../http/query.ts';
import {
  listBetsAnswer,
  listSlotSessionsAnswer,
  listTransactionsAnswer,
  readActivityAnswer,
} from '../contract/schemas.ts';
import type { Bet, Operations, SlotSession, Transaction } from '../contract/types.ts';
import { parsedWithList } from './entries.ts';

export type Activity = Operations['readActivity']['answer'];

/** A page of a list, newest first. */
export interface ListPage<T> {
  entries: T[];
  /** Cursor of the next page; absent on the last. */
  next?: string;
}

export const parseActivity = (wire: unknown, context: ParseContext): Activity | undefined =>
  parsedWithList(readActivityAnswer, ['weeks', 'week'], wire, context);

export function parseTransactions(
  wire: unknown,
  context: ParseContext,
): ListPage<Transaction> | undefined {
  const list = ['transactions', 'transaction'] as const;
  const answer = parsedWithList(listTransactionsAnswer, list, wire, context);
  return answer && page(answer.transactions, answer);
}

export function parseBets(wire: unknown, context: ParseContext): ListPage<Bet> | undefined {
  const answer = parsedWithList(listBetsAnswer, ['bets', 'bet'], wire, context);
  return answer && page(answer.bets, answer);
}

export function parseSlotSessions(
  wire: unknown,
  context: ParseContext,
): ListPage<SlotSession> | undefined {
  const list = ['slotSessions', 'slot session'] as const;
  const answer = parsedWithList(listSlotSessionsAnswer, list, wire, context);
  return answer && page(answer.slotSessions, answer);
}

const page = <T>(entries: T[], { next }: { next?: string }): ListPage<T> => ({
  entries,
  ...(next !== undefined && { next }),
});
