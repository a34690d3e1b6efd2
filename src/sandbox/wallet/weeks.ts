import type { DatabaseSync } from 'node:sqlite';
import type { ActivityWeek } from '../../operator/contract/types.ts';
import { DAY_MS, dayOf, startOfWeek } from '../operator/calendar.ts';
import { numberOf, textOf } from '../operator/row.ts';
import { type DateRange, momentsOf } from './date-range.ts';
import { quarterOf } from './presence.ts';

/** The part of the period in the week of this Monday. */
interface Span {
  readonly monday: string;
  readonly from: Date;
  readonly end: Date;
}

/** Sums by week. Wins include cash-outs and returned stakes of void bets; withdrawals exclude those that the bank returned. */
const MONEY = `
  SELECT week.value ->> 'monday' AS monday,
    CASE WHEN kind IN ('correction', 'cash-out') THEN 'win' ELSE kind END AS what,
    sum(abs(amount)) AS amount
  FROM json_each(?) AS week JOIN ledger_postings
    ON account_code = ? AND at >= week.value ->> 'from' AND at < week.value ->> 'end'
  WHERE kind IN ('deposit', 'stake', 'win', 'cash-out')
    OR (kind = 'correction' AND reference LIKE 'bet:%')
    OR (kind = 'withdrawal' AND seq NOT IN (
      SELECT posting FROM withdrawals WHERE state = 'returned'))
  GROUP BY monday, what`;
const MINUTES = `
  SELECT week.value ->> 'monday' AS monday, 'minute' AS what, sum(time_ms) / 60000 AS amount
  FROM json_each(?) AS week JOIN presence
    ON account_code = ? AND quarter >= week.value ->> 'from' AND quarter < week.value ->> 'end'
  GROUP BY monday`;

const FIELDS = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  stake: 'stakes',
  win: 'wins',
  minute: 'minutes',
} as const;

type Sums = { -readonly [Key in keyof ActivityWeek]: ActivityWeek[Key] };

/**
 * Returns money and time of a period by ISO week, oldest first, for every week with a day in the period. In the first
 * and last week only days of the period count.
 */
export function readWeeks(
  database: DatabaseSync,
  accountCode: string,
  range: DateRange,
): ActivityWeek[] {
  const spans = spansOf(range);
  const weeks = new Map<string, Sums>();
  for (const { monday } of spans)
    weeks.set(monday, { monday, deposits: 0, withdrawals: 0, stakes: 0, wins: 0, minutes: 0 });
  const quarters = spans.map(({ monday, from, end }) => ({
    monday,
    from: quarterOf(from),
    end: quarterOf(end),
  }));
  const rows = [
    ...database.prepare(MONEY).all(JSON.stringify(spans), accountCode),
    ...database.prepare(MINUTES).all(JSON.stringify(quarters), accountCode),
  ];
  for (const row of rows) {
    const week = weeks.get(textOf(row, 'monday'));
    const field = FIELDS[textOf(row, 'what') as keyof typeof FIELDS];
    if (week !== undefined) week[field] += numberOf(row, 'amount');
  }
  return [...weeks.values()];
}

function spansOf(range: DateRange): Span[] {
  const { from, end } = momentsOf(range);
  const spans: Span[] = [];
  const week = 7 * DAY_MS;
  for (let day = startOfWeek(range.first); day <= range.last; ) {
    const next = new Date(day.getTime() + week);
    const [begins, ends] = [day, next].map((monday) => range.calendar.startOf(monday));
    spans.push({
      monday: dayOf(day),
      from: begins && begins > from ? begins : from,
      end: ends && ends < end ? ends : end,
    });
    day = next;
  }
  return spans;
}
