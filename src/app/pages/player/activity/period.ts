import type { Days } from '../../../../operator/activity.ts';

/** The player's own days, both included. */
type DayRange = Pick<Days, 'from' | 'to'>;

export const PERIODS = ['4w', '3m', '12m', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Why dates of one's own do not hold. */
export type DatesFault = 'missing' | 'order' | 'future' | 'long';

export interface Period extends DayRange {
  name: PeriodName;
  /** Set for own dates that do not hold; the days are then those of four weeks. */
  fault?: DatesFault;
}

/** The operator answers for so many days at once. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const WEEKS = { '4w': 4, '3m': 13, '12m': 52 };

/**
 * The period that an address names: `period`, and `from` and `to` for dates of one's own. The named ones begin
 * on a Monday, so that every week in them but the present one is whole.
 * @param today `YYYY-MM-DD`, as the player's calendar has it
 */
export function periodFromSearch(search: URLSearchParams, today: string): Period {
  const name = PERIODS.find((known) => known === search.get('period')) ?? '4w';
  if (name !== 'own') return { name, ...lastWeeks(WEEKS[name], today) };
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const fault = datesFault(days, today);
  return fault ? { name, ...lastWeeks(WEEKS['4w'], today), fault } : { name, ...days };
}

function datesFault({ from, to }: DayRange, today: string): DatesFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'order';
  if (to > today) return 'future';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS ? 'long' : undefined;
}

/** A day that exists: 30 February reads back as another. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && toDay(time) === text;
}

function lastWeeks(count: number, today: string): DayRange {
  const time = Date.parse(today);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return { from: toDay(time - (sinceMonday + (count - 1) * 7) * DAY_MS), to: today };
}

/** @param time epoch ms @returns its day in UTC */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last day of the week that begins on this Monday. */
export const sundayOf = (monday: string): string => toDay(Date.parse(monday) + 6 * DAY_MS);
