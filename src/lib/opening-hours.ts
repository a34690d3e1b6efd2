import { zoneClock } from './zone-clock.ts';

/** Minutes from midnight of the day on which the span begins; a span past midnight closes after 1440. */
export interface Span {
  opens: number;
  closes: number;
}

export interface OpeningHours {
  /** Seven days, Monday first, with their spans in order; an empty list is a closed day. */
  week: readonly (readonly Span[])[];
  /** Exceptions by date (`YYYY-MM-DD`). */
  exceptions: Readonly<Record<string, readonly Span[]>>;
}

/** Whether a place is open, and when that changes (epoch ms). Without `changesAt` it stays so for at least a week. */
export interface OpenState {
  isOpen: boolean;
  changesAt?: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** How many days ahead to look for the next opening. */
const DAYS_AHEAD = 14;
const ALWAYS_MS = 7 * DAY_MS;

/** Names of the days in the API and in structured data, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Index of a day in a week that starts on Monday. @param day midnight UTC of its date */
export const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + 6) % 7;

/** @param day midnight UTC of its date @returns `YYYY-MM-DD` */
export const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Today's date in a time zone, as midnight UTC (epoch ms). */
export const dayIn = (zone: string, now: number): number =>
  Math.floor(zoneClock(zone).wallAt(now) / DAY_MS) * DAY_MS;

/** Opening hours on a day. @param day midnight UTC of its date */
const spansOn = ({ week, exceptions }: OpeningHours, day: number): readonly Span[] =>
  exceptions[dateOf(day)] ?? week[weekdayOf(day)] ?? [];

/**
 * Whether a place is open at a moment, by its local clock.
 * @param zone the place's time zone
 * @param now epoch ms
 */
export function openState(hours: OpeningHours, zone: string, now: number): OpenState {
  const { momentOf } = zoneClock(zone);
  const today = dayIn(zone, now);
  let until: number | undefined;
  // Start with yesterday, whose last span may run past midnight.
  for (let day = today - DAY_MS; day <= today + DAYS_AHEAD * DAY_MS; day += DAY_MS) {
    for (const span of spansOn(hours, day)) {
      const opens = momentOf(day + span.opens * MINUTE_MS);
      const closes = momentOf(day + span.closes * MINUTE_MS);
      if (closes <= now) continue;
      if (until === undefined && opens > now) return { isOpen: false, changesAt: opens };
      // Adjacent spans count as one.
      if (until !== undefined && opens > until) return { isOpen: true, changesAt: until };
      until = Math.max(until ?? 0, closes);
    }
  }
  if (until === undefined) return { isOpen: false };
  return until - now > ALWAYS_MS ? { isOpen: true } : { isOpen: true, changesAt: until };
}
