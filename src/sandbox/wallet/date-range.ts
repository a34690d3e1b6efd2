import { isTimeZone, zoneClock } from '../../lib/zone-clock.ts';
import { isDay } from '../http/fields.ts';
import { invalidParameter } from '../http/problem.ts';
import { DAY_MS, dayOf } from '../operator/calendar.ts';

/** Whole days, both inclusive, each represented by midnight UTC of its date. */
export interface DateRange {
  readonly first: Date;
  readonly last: Date;
  /** Determines when days begin. */
  readonly calendar: ZoneCalendar;
}

/** A leap year. */
const MAX_DAYS = 366;

/**
 * Reads `from` and `to` of a query as days of its `zone` (default UTC); undefined if neither is given. With only one of
 * them the range is a year from or to that day.
 * @throws Problem 422 for a zone or days that do not exist, days in the wrong order, or more than 366 days
 */
export function dateRange(query: URLSearchParams): DateRange | undefined {
  const calendar = calendarOf(query);
  const from = dayParameter(query, 'from');
  const to = dayParameter(query, 'to');
  if (from === undefined && to === undefined) return undefined;
  const year = (MAX_DAYS - 1) * DAY_MS;
  const first = from ?? new Date((to ?? new Date(0)).getTime() - year);
  const last = to ?? new Date(first.getTime() + year);
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1;
  if (days < 1) throw invalidParameter('from', 'from must not be after to');
  if (days > MAX_DAYS)
    throw invalidParameter('from', `from and to may span at most ${MAX_DAYS} days`);
  return { first, last, calendar };
}

/** Start of a range, and the first moment after it. */
export function momentsOf({ first, last, calendar }: DateRange): { from: Date; end: Date } {
  return {
    from: calendar.startOf(first),
    end: calendar.startOf(new Date(last.getTime() + DAY_MS)),
  };
}

/** Returns the calendar that a query's days refer to. @throws Problem 422 for a zone that does not exist */
export function calendarOf(query: URLSearchParams): ZoneCalendar {
  const zone = query.get('zone') ?? 'UTC';
  if (zone.length > 64 || !isTimeZone(zone))
    throw invalidParameter('zone', 'zone must be a time zone such as Europe/Madrid');
  return zoneCalendar(zone);
}

function dayParameter(query: URLSearchParams, field: string): Date | undefined {
  const given = query.get(field);
  if (given === null) return undefined;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(given) && isDay(given);
  // Leaves a year on either side, so that every derived date is valid.
  if (!isDate || given < '1971-01-01' || given > '9998-12-31') {
    throw invalidParameter(field, `${field} must be a day such as ${dayOf(new Date(0))}`);
  }
  return new Date(given);
}

/** The calendar of a time zone. A day is represented by midnight UTC of its date. */
interface ZoneCalendar {
  /** The day of a moment. */
  dayOf(at: Date): Date;
  /** The first moment of a day: midnight, or its substitute where clocks change at midnight. */
  startOf(day: Date): Date;
}

/** @param zone a name that `isTimeZone` accepts */
export function zoneCalendar(zone: string): ZoneCalendar {
  const { wallAt, momentOf } = zoneClock(zone);
  return {
    dayOf: (at) => new Date(Math.floor(wallAt(at.getTime()) / DAY_MS) * DAY_MS),
    startOf: (day) => new Date(momentOf(day.getTime())),
  };
}
