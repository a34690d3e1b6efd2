import type { ParseContext, Query } from '../http/query.ts';
import { accountPath } from './call.ts';
import type {
  Bet,
  BetStatus,
  SlotSession,
  Transaction,
  TransactionKind,
} from './contract/types.ts';
import type { Activity, ListPage } from './wire/activity.ts';

export type {
  ActivityWeek,
  Bet,
  BetStatus,
  SlotSession,
  Transaction,
  TransactionKind,
} from './contract/types.ts';
export type { Activity, ListPage } from './wire/activity.ts';

const parser = () => import('./wire/activity.ts');

/** A range of days in a time zone, both included, 366 at most. */
export interface Days {
  /** `YYYY-MM-DD` */
  from: string;
  to: string;
  /** IANA name, such as Europe/Madrid. */
  zone: string;
}

/** Request for a list, without its cursor. */
export interface ListRequest extends Days {
  /** Entries per page, 200 at most. */
  limit: number;
}

/** Reads a page of a list; the first one without a cursor. */
export type ListQuery<T> = (cursor: string | undefined) => Query<ListPage<T>>;

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
