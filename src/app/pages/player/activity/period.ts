import type { Days } from '../../../../operator/activity.ts';
import type { Text } from '../../../i18n/text.ts';

/** Days in the player's time zone, both included. */
type DayRange = Pick<Days, 'from' | 'to'>;

export const PERIODS = ['4w', '3m', '12m', 'own'] as const;
type PeriodName = (typeof PERIODS)[number];

/** Why custom dates are invalid. */
interface DatesFault {
  field: 'from' | 'to';
  kind: 'missing' | 'order' | 'future' | 'long';
}

export interface Period extends DayRange {
  name: PeriodName;
  /** Set when custom dates are invalid; the period is then four weeks. */
  fault?: DatesFault;
}

/** The operator's maximum number of days per request. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const WEEKS = { '4w': 4, '3m': 13, '12m': 52 };

/**
 * Returns the period of a query string: `period`, plus `from` and `to` for custom dates. Named periods begin on a
 * Monday, so that every week but the current one is complete.
 * @param today `YYYY-MM-DD` in the player's time zone
 */
export function periodFromSearch(search: URLSearchParams, today: string): Period {
  const name = PERIODS.find((known) => known === search.get('period')) ?? '4w';
  if (name !== 'own') return { name, ...lastWeeks(WEEKS[name], today) };
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const fault = datesFault(days, today);
  return fault ? { name, ...lastWeeks(WEEKS['4w'], today), fault } : { name, ...days };
}

function datesFault({ from, to }: DayRange, today: string): DatesFault | undefined {
  if (!isDay(from)) return { field: 'from', kind: 'missing' };
  if (!isDay(to)) return { field: 'to', kind: 'missing' };
  if (from > to) return { field: 'from', kind: 'order' };
  if (to > today) return { field: 'to', kind: 'future' };
  const isLong = (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS;
  return isLong ? { field: 'from', kind: 'long' } : undefined;
}

/** Checks that the day exists: 30 February parses as another day. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && toDay(time) === text;
}

function lastWeeks(count: number, today: string): DayRange {
  const time = Date.parse(today);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return { from: toDay(time - (sinceMonday + (count - 1) * 7) * DAY_MS), to: today };
}

/**
 * @param time epoch ms
 * @returns the day in UTC
 */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the Sunday of the week that begins on this Monday. */
export const sundayOf = (monday: string): string => toDay(Date.parse(monday) + 6 * DAY_MS);

const UTC = { timeZone: 'UTC' } as const;

/** Formats a week's first day briefly: 16 Nov. @param monday `YYYY-MM-DD` */
export const weekTick = (monday: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(monday), { day: 'numeric', month: 'short', ...UTC });

/** Formats a week as its first and last day. */
export function weekName(monday: string, { date }: Pick<Text, 'date'>): string {
  const last = { day: 'numeric', month: 'short', year: 'numeric', ...UTC } as const;
  return `${weekTick(monday, { date })} – ${date(Date.parse(sundayOf(monday)), last)}`;
}
