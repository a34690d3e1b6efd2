const DAY_MS = 24 * 3_600_000;

/** Whether this is an IANA time zone name, such as Europe/Madrid. */
export function isTimeZone(name: string): boolean {
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}

/** Local time in a time zone, encoded as if it were UTC (epoch ms). */
interface ZoneClock {
  /** Local time of a moment, to the second. @param time epoch ms */
  wallAt(time: number): number;
  /**
   * The first moment with this local time. A time that does not exist when clocks go forward is read with the offset
   * before the change: 2:30 becomes 3:30.
   * @returns epoch ms
   */
  momentOf(wall: number): number;
}

/** Bounds the cache: names come from visitors, in any spelling. There are fewer zones than this. */
const MOST_CLOCKS = 1000;
/** Cached answers per zone, enough for the days to look ahead. */
const MOST_ANSWERS = 100;
/** Creating an Intl.DateTimeFormat is slow. */
const clocks = new Map<string, ZoneClock>();

/** @param zone a name that `isTimeZone` knows */
export function zoneClock(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known) return known;
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  function wallAt(time: number): number {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }
  function momentOf(wall: number): number {
    // Offsets of the day before and the day after; they differ when clocks change.
    const moments = [wall - DAY_MS, wall + DAY_MS]
      .map((near) => wall - (wallAt(near) - near))
      .filter((moment) => wallAt(moment) >= wall);
    return Math.min(...moments);
  }
  // Many places open and close at the same times.
  return { wallAt: remembered(wallAt), momentOf: remembered(momentOf) };
}

/** A small cache that is emptied when full; callers repeat the same moment. */
function remembered(answer: (time: number) => number): (time: number) => number {
  const answers = new Map<number, number>();
  return (time) => {
    const known = answers.get(time);
    if (known !== undefined) return known;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    const found = answer(time);
    answers.set(time, found);
    return found;
  };
}
