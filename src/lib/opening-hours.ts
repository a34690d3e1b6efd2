import { zoneClock } from './zone-clock.ts';

/** Minutes from midnight of the day on which it begins; what closes past midnight closes after 1440. */
export interface Span {
  opens: number;
  closes: number;
}

export interface OpeningHours {
  /** Seven days, Monday first, each in the order of its spans; none on a day of rest. */
  week: readonly (readonly Span[])[];
  /** Days that differ, by date (`YYYY-MM-DD`). */
  exceptions: Readonly<Record<string, readonly Span[]>>;
}

/** Whether a place is open, and until or from when (epoch ms); without a moment it stays so for a week at least. */
export interface OpenState {
  isOpen: boolean;
  changesAt?: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Further ahead nobody is told when a place opens. */
const DAYS_AHEAD = 14;
const ALWAYS_MS = 7 * DAY_MS;

/** The days' names on the wire and in structured data, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day as an index into a week that begins on Monday. @param day midnight UTC of its date */
export const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + 6) % 7;

/** @param day midnight UTC of its date @returns `YYYY-MM-DD` */
export const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** The date in a time zone, as midnight UTC of it (epoch ms). */
export const dayIn = (zone: string, now: number): number =>
  Math.floor(zoneClock(zone).wallAt(now) / DAY_MS) * DAY_MS;

/** When a place is open on a day. @param day midnight UTC of its date */
export const spansOn = ({ week, exceptions }: OpeningHours, day: number): readonly Span[] =>
  exceptions[dateOf(day)] ?? week[weekdayOf(day)] ?? [];

/**
 * How a place stands at a moment, by the clock on its own wall.
 * @param zone the place's
 * @param now epoch ms
 */
export function openState(hours: OpeningHours, zone: string, now: number): OpenState {
  const { momentOf } = zoneClock(zone);
  const today = dayIn(zone, now);
  let until: number | undefined;
  // From yesterday, whose evening may not be over yet.
  for (let day = today - DAY_MS; day <= today + DAYS_AHEAD * DAY_MS; day += DAY_MS) {
    for (const span of spansOn(hours, day)) {
      const opens = momentOf(day + span.opens * MINUTE_MS);
      const closes = momentOf(day + span.closes * MINUTE_MS);
      if (closes <= now) continue;
      if (until === undefined && opens > now) return { isOpen: false, changesAt: opens };
      // One span that goes over into the next is no closing.
      if (until !== undefined && opens > until) return { isOpen: true, changesAt: until };
      until = Math.max(until ?? 0, closes);
    }
  }
  if (until === undefined) return { isOpen: false };
  return until - now > ALWAYS_MS ? { isOpen: true } : { isOpen: true, changesAt: until };
}
