import type { DatabaseSync } from 'node:sqlite';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { type Answer, json } from '../http/answer.ts';
import { oneOf, wholeNumber } from '../http/parameters.ts';
import { invalidParameter } from '../http/problem.ts';
import { numberOf, optionalText, type Row, textOf, timeOf } from '../operator/row.ts';

const MOST = 5000;
const COLUMNS = ['id', 'at', 'event', 'by', 'name', 'account', 'address', 'details'] as const;
type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>;

/**
 * Exports the audit log for supervisors as JSON or CSV, paged in the order of writing, so that pages neither miss nor
 * repeat lines while others are added.
 */
export const auditRoute = (database: DatabaseSync): StaffRoute => ({
  method: 'GET',
  path: '/audit',
  right: 'audit',
  inBrowser: true,
  isPersonal: true,
  // Otherwise each page would add a line to the next one.
  isFrequent: true,
  handle: async ({ request }) => readAudit(database, new URLSearchParams(request.query)),
});

/** @throws Problem 422 for an invalid parameter */
function readAudit(database: DatabaseSync, query: URLSearchParams): Answer {
  const format = oneOf(query, 'format', ['json', 'csv']);
  const limit = wholeNumber(query, 'limit', { least: 1, most: MOST, fallback: 1000 });
  const from = momentOf(query, 'from') ?? 0;
  const to = momentOf(query, 'to') ?? Number.MAX_SAFE_INTEGER;
  const rows = database
    .prepare('SELECT * FROM audit WHERE id > ? AND at >= ? AND at < ? ORDER BY id LIMIT ?')
    .all(cursorOf(query), from, to, limit + 1);
  const lines = rows.slice(0, limit).map(lineOf);
  const last = rows.length > limit ? lines.at(-1)?.id : undefined;
  const headers = last === undefined ? {} : { Link: `<${pageAfter(query, last)}>; rel="next"` };
  if (format !== 'csv') return json(200, { lines, ...(last && { next: String(last) }) }, headers);
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="audit.csv"',
      ...headers,
    },
    body: csvOf(lines),
  };
}

function lineOf(row: Row): Line {
  const name = optionalText(row, 'name');
  const account = optionalText(row, 'account_code');
  const address = optionalText(row, 'address');
  const details = optionalText(row, 'details');
  return {
    id: numberOf(row, 'id'),
    at: timeOf(numberOf(row, 'at')),
    event: textOf(row, 'event'),
    by: textOf(row, 'actor'),
    ...(name !== undefined && { name }),
    ...(account !== undefined && { account }),
    ...(address !== undefined && { address }),
    ...(details !== undefined && { details }),
  };
}

/** Formats as RFC 4180. */
function csvOf(lines: readonly Line[]): string {
  const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  const records = lines.map((line) => COLUMNS.map((column) => quoted(line[column] ?? '')));
  return [COLUMNS, ...records].map((record) => `${record.join(',')}\r\n`).join('');
}

function pageAfter(query: URLSearchParams, cursor: string | number): string {
  const next = new URLSearchParams(query);
  next.set('cursor', String(cursor));
  return `audit?${next}`;
}

function cursorOf(query: URLSearchParams): number {
  const given = query.get('cursor') ?? '0';
  if (!/^\d{1,15}$/.test(given))
    throw invalidParameter('cursor', 'cursor must come from the previous page');
  return Number(given);
}

/** A date means midnight UTC. */
function momentOf(query: URLSearchParams, field: string): number | undefined {
  const given = query.get(field);
  if (given === null) return undefined;
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(given);
  const moment = isMoment ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment))
    throw invalidParameter(field, `${field} must be a day or a time such as 2026-11-24T12:00:00Z`);
  return moment;
}
