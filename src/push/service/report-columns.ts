import type { TimelineMinute } from '../ports.ts';

/** Outcomes in a report. */
export const OUTCOMES = ['sent', 'clicked', 'skipped', 'gone', 'failed'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

/** A span of minutes in a campaign's timeline. */
export type ReportColumn = { readonly from: Date } & Readonly<Record<OutcomeName, number>>;

const MINUTE_MS = 60_000;
/** Usual lengths, in minutes. */
const LENGTHS = [1, 5, 15, 60, 180, 720, 1440, 10_080];
/** Most columns that are readable. */
const MOST_COLUMNS = 48;

/** The timeline in columns of equal length without gaps. `minutes` is the length. */
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
