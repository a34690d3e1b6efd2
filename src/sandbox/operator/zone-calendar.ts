import { zoneClock } from '../../lib/zone-clock.ts';

const DAY_MS = 24 * 3_600_000;

/** The calendar of a time zone. A day is represented by midnight UTC of its date. */
export interface ZoneCalendar {
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
