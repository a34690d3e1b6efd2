import { zoneClock } from '../../lib/zone-clock.ts';

const DAY_MS = 24 * 3_600_000;

/** The calendar of a time zone. A day is named by midnight UTC of its date. */
export interface ZoneCalendar {
  /** The day that a moment lies in. */
  dayOf(at: Date): Date;
  /** The first moment of a day: midnight, or what comes instead where clocks are changed at midnight. */
  startOf(day: Date): Date;
}

/** @param zone a name that `isTimeZone` knows */
export function zoneCalendar(zone: string): ZoneCalendar {
  const { wallAt, momentOf } = zoneClock(zone);
  return {
    dayOf: (at) => new Date(Math.floor(wallAt(at.getTime()) / DAY_MS) * DAY_MS),
    startOf: (day) => new Date(momentOf(day.getTime())),
  };
}
