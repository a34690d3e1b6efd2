import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { wholeNumber } from '../http/parameters.ts';
import { invalidParameter } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row } from '../operator/row.ts';
import { dateRange, momentsOf } from './date-range.ts';

/** A list of a player's rows that is read page by page, newest first. */
export interface Listing {
  /** Table or subquery with the columns `seq` and `account_code`. */
  readonly source: string;
  /** The time column to which `from` and `to` apply. */
  readonly time: string;
  /** An additional condition, with `?` for each of `values`. */
  readonly condition?: { readonly sql: string; readonly values: readonly SQLInputValue[] };
}

/**
 * Reads one page by `from`, `to`, `cursor` and `limit` of the query. A cursor names the last row of the previous page,
 * so that new rows neither shift nor repeat the following ones.
 * @throws Problem 422 for an invalid parameter
 */
export function readPage<T>(
  database: DatabaseSync,
  accountCode: string,
  query: URLSearchParams,
  { source, time, condition }: Listing,
  toItem: (row: Row) => T,
): { items: T[]; next?: string } {
  const range = dateRange(query);
  const moments = range && momentsOf(range);
  const limit = wholeNumber(query, 'limit', { least: 1, most: 200, fallback: 50 });
  const rows = prepared(
    database,
    `SELECT * FROM ${source} WHERE account_code = ? AND seq < ? AND ${time} >= ? AND ${time} < ?
       AND ${condition?.sql ?? 'TRUE'} ORDER BY seq DESC LIMIT ?`,
  ).all(
    accountCode,
    readCursor(query),
    moments?.from.toISOString() ?? '',
    moments?.end.toISOString() ?? '~',
    ...(condition?.values ?? []),
    limit + 1,
  );
  const seen = rows.slice(0, limit);
  const last = rows.length > limit ? seen.at(-1) : undefined;
  return {
    items: seen.map(toItem),
    ...(last && { next: Buffer.from(`before ${numberOf(last, 'seq')}`).toString('base64url') }),
  };
}

function readCursor(query: URLSearchParams): number {
  const given = query.get('cursor');
  if (given === null) return Number.MAX_SAFE_INTEGER;
  const seq = /^before (\d{1,15})$/.exec(Buffer.from(given, 'base64url').toString())?.[1];
  if (seq === undefined)
    throw invalidParameter('cursor', 'cursor must come from the previous page');
  return Number(seq);
}
