import type { DatabaseSync } from 'node:sqlite';
import type { ActivityWeek } from '../../operator/contract/types.ts';
import { DAY_MS, dayOf, startOfWeek } from './calendar.ts';
import type { DateRange } from './date-range.ts';
import { numberOf, textOf } from './row.ts';

/**
 * What counts as what, by day: wins with the stakes that void bets gave back, withdrawals without
 * those that the bank sent back.
 */
const MONEY = `
  SELECT substr(at, 1, 10) AS day,
    CASE WHEN kind = 'correction' THEN 'win' ELSE kind END AS what,
    sum(abs(amount)) AS amount
  FROM ledger_postings
  WHERE account_code = ? AND at >= ? AND at < ?
    AND (kind IN ('deposit', 'stake', 'win')
      OR (kind = 'correction' AND reference LIKE 'bet:%')
      OR (kind = 'withdrawal' AND seq NOT IN (
        SELECT posting FROM withdrawals WHERE state = 'returned')))
  GROUP BY day, what`;
const MINUTES = `
  SELECT day, 'minute' AS what, time_ms / 60000 AS amount FROM presence
  WHERE account_code = ? AND day >= ? AND day < ?`;

const FIELDS = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  stake: 'stakes',
  win: 'wins',
  minute: 'minutes',
} as const;

type Sums = { -readonly [Key in keyof ActivityWeek]: ActivityWeek[Key] };

/**
 * Money and time of a period by ISO week, the oldest first, every week that has a day in it. Of the
 * first and last week only what lies in the period counts.
 */
export function readWeeks(
  database: DatabaseSync,
  accountCode: string,
  { from, end }: DateRange,
): ActivityWeek[] {
  const weeks = new Map<string, Sums>();
  for (let at = startOfWeek(from); at < end; at = new Date(at.getTime() + 7 * DAY_MS)) {
    const monday = dayOf(at);
    weeks.set(monday, { monday, deposits: 0, withdrawals: 0, stakes: 0, wins: 0, minutes: 0 });
  }
  const rows = [
    ...database.prepare(MONEY).all(accountCode, from.toISOString(), end.toISOString()),
    ...database.prepare(MINUTES).all(accountCode, dayOf(from), dayOf(end)),
  ];
  for (const row of rows) {
    const week = weeks.get(dayOf(startOfWeek(new Date(textOf(row, 'day')))));
    const field = FIELDS[textOf(row, 'what') as keyof typeof FIELDS];
    if (week !== undefined) week[field] += numberOf(row, 'amount');
  }
  return [...weeks.values()];
}
