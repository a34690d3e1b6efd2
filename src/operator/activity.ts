import type { ParseContext, Query } from '../http/query.ts';
import { accountPath } from './call.ts';
import {
  listBetsAnswer,
  listSlotSessionsAnswer,
  listTransactionsAnswer,
  readActivityAnswer,
} from './contract/schemas.ts';
import type {
  Bet,
  BetStatus,
  Operations,
  SlotSession,
  Transaction,
  TransactionKind,
} from './contract/types.ts';
import { parsedWithList } from './parsing/entries.ts';

export type {
  ActivityWeek,
  Bet,
  BetStatus,
  SlotSession,
  Transaction,
  TransactionKind,
} from './contract/types.ts';

/** A range of days in a time zone, first and last day included, at most 366. */
export interface Days {
  /** `YYYY-MM-DD` */
  from: string;
  to: string;
  /** IANA name, such as Europe/Madrid. */
  zone: string;
}

/** Request for a list, without its cursor. */
interface ListRequest extends Days {
  /** Entries per page, 200 at most. */
  limit: number;
}

/** Reads a page of a list; the first page without a cursor. */
export type ListQuery<T> = (cursor: string | undefined) => Query<ListPage<T>>;

export type Activity = Operations['readActivity']['answer'];

/** A page of a list, newest first. */
export interface ListPage<T> {
  entries: T[];
  /** Cursor of the next page; absent on the last. */
  next?: string;
}

const parser = () => import('./activity.ts');
/** Money and time per week (from Monday), oldest first. */
export function activityQuery(accountCode: string, days: Days): Query<Activity> {
  const parameters = new URLSearchParams({ from: days.from, to: days.to, zone: days.zone });
  return {
    key: `player:activity:${accountCode}:${parameters}`,
    family: 'operator',
    path: accountPath(accountCode, `activity?${parameters}`),
    parse: async (wire, context) => (await parser()).parseActivity(wire, context),
  };
}

/** @param kind undefined for all */
export const transactionsQuery = (
  accountCode: string,
  request: ListRequest,
  kind: TransactionKind | undefined,
): ListQuery<Transaction> =>
  listQuery(accountCode, 'transactions', request, { kind }, async (wire, context) =>
    (await parser()).parseTransactions(wire, context),
  );

/** @param status undefined for all @param lang language of markets and outcomes, such as `es` */
export const betsQuery = (
  accountCode: string,
  request: ListRequest,
  status: BetStatus | undefined,
  lang: string,
): ListQuery<Bet> =>
  listQuery(accountCode, 'bets', request, { status, lang }, async (wire, context) =>
    (await parser()).parseBets(wire, context),
  );

export const slotSessionsQuery = (
  accountCode: string,
  request: ListRequest,
): ListQuery<SlotSession> =>
  listQuery(accountCode, 'slot-sessions', request, {}, async (wire, context) =>
    (await parser()).parseSlotSessions(wire, context),
  );

function listQuery<T>(
  accountCode: string,
  list: string,
  { from, to, zone, limit }: ListRequest,
  filter: Record<string, string | undefined>,
  parse: (wire: unknown, context: ParseContext) => Promise<ListPage<T> | undefined>,
): ListQuery<T> {
  return (cursor) => {
    const parameters = new URLSearchParams({ from, to, zone, limit: String(limit) });
    for (const [name, value] of Object.entries({ ...filter, cursor }))
      if (value !== undefined) parameters.set(name, value);
    return {
      key: `player:${list}:${accountCode}:${parameters}`,
      family: 'operator',
      path: accountPath(accountCode, `${list}?${parameters}`),
      parse,
    };
  };
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
