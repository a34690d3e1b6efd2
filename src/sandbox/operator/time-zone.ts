const DAY_MS = 24 * 3_600_000;

/** Whether this is the name of a time zone, such as Europe/Madrid. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar of a time zone. A day is named by midnight UTC of its date. */
export interface ZoneCalendar {
  /** The day that a moment lies in. */
  dayOf(at: Date): Date;
  /** The first moment of a day: midnight, or what comes instead where clocks are changed at midnight. */
  startOf(day: Date): Date;
}

/** @param zone a name that `isTimeZone` knows */
export function zoneCalendar(zone: string): ZoneCalendar {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  });
  /** What the clock on the wall says, as if it were UTC. */
  function wall(time: number): number {
    const parts = Object.fromEntries(
      clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }
  return {
    dayOf: (at) => new Date(Math.floor(wall(at.getTime()) / DAY_MS) * DAY_MS),
    startOf(day) {
      const midnight = day.getTime();
      // By the clock of the day before and of the day after: when it is changed they differ.
      const moments = [midnight - DAY_MS, midnight + DAY_MS]
        .map((near) => midnight - (wall(near) - near))
        .filter((moment) => wall(moment) >= midnight);
      return new Date(Math.min(...moments));
    },
  };
}
