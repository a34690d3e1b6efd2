const DAY_MS = 86_400_000;

/** Formats are costly to make, and there are some hundreds of time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  });
  clocks.set(zone, clock);
  return clock;
}

/**
 * What a clock on the wall shows there, as if it were UTC: epoch ms of whole seconds.
 * @throws RangeError for an unknown time zone
 */
export function wallTime(time: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The first moment at which the clock on the wall shows that time or, where it is left out, a later one. */
export function momentOfWall(wall: number, zone: string): number {
  // By the clock of the day before and of the day after: when it is changed they differ.
  const moments = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - (wallTime(near, zone) - near))
    .filter((moment) => wallTime(moment, zone) >= wall);
  return Math.min(...moments);
}
