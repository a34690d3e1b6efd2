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

/** The clock on the wall of a time zone. What it shows is written as if it were UTC, in epoch ms. */
export interface ZoneClock {
  /** What it shows at a moment, to the second. @param time epoch ms */
  wallAt(time: number): number;
  /**
   * The first moment at which it shows a time. A time that the clock leaves out, when it is put forward, is what the
   * clock of before would have shown: 2:30 is 3:30.
   * @returns epoch ms
   */
  momentOf(wall: number): number;
}

/** More than there are zones; names come from visitors, too, in any spelling, and are not to pile up. */
const MOST_CLOCKS = 1000;
/** Of each clock: enough for the days that a place is looked at ahead. */
const MOST_ANSWERS = 100;
/** Making a format is dear. */
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
    // By the clock of the day before and of the day after: when it is changed they differ.
    const moments = [wall - DAY_MS, wall + DAY_MS]
      .map((near) => wall - (wallAt(near) - near))
      .filter((moment) => wallAt(moment) >= wall);
    return Math.min(...moments);
  }
  // Dozens of places open and close at the same times.
  return { wallAt: remembered(wallAt), momentOf: remembered(momentOf) };
}

/** Few answers, and none when they are too many: who asks for a moment often asks again at once. */
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
