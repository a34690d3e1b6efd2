import type { TimelineMinute } from '../ports.ts';

/** What a report counts. */
export const OUTCOMES = ['sent', 'clicked', 'skipped', 'gone', 'failed'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

/** Some minutes of a campaign's course taken together. */
export type ReportColumn = { readonly from: Date } & Readonly<Record<OutcomeName, number>>;

const MINUTE_MS = 60_000;
/** Lengths that a reader has a feeling for, in minutes. */
const LENGTHS = [1, 5, 15, 60, 180, 720, 1440, 10_080];
/** More columns than this cannot be told apart. */
const MOST_COLUMNS = 48;

/** The course in equal columns without gaps; `minutes` is how long each is. */
export function columnsOf(timeline: readonly TimelineMinute[]): {
  readonly minutes: number;
  readonly columns: readonly ReportColumn[];
} {
  const [first] = timeline;
  const last = timeline.at(-1);
  if (first === undefined || last === undefined) return { minutes: 1, columns: [] };
  const counted = (length: number) => numberOf(last, length) - numberOf(first, length) + 1;
  const minutes = LENGTHS.find((length) => counted(length) <= MOST_COLUMNS) ?? 10_080;
  const columns = Array.from({ length: counted(minutes) }, (_, at) => {
    const number = numberOf(first, minutes) + at;
    const inside = timeline.filter((minute) => numberOf(minute, minutes) === number);
    const sum = (name: OutcomeName) => inside.reduce((all, minute) => all + minute[name], 0);
    return {
      from: new Date(number * minutes * MINUTE_MS),
      sent: sum('sent'),
      clicked: sum('clicked'),
      skipped: sum('skipped'),
      gone: sum('gone'),
      failed: sum('failed'),
    };
  });
  return { minutes, columns };
}

const numberOf = ({ at }: TimelineMinute, minutes: number) =>
  Math.floor(at.getTime() / (minutes * MINUTE_MS));
