import type { Fields } from '../content/entry.ts';
import type { Week } from './store-places.ts';

type Opening = readonly [opens: string, closes: string];

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const fromFriday = (day: number) => day >= 4;

/** A shop's opening hours by day, 0 for Monday. */
const weeks: Record<Week, (day: number) => readonly Opening[]> = {
  long: (day) => [['10:00', fromFriday(day) ? '23:30' : '22:00']],
  'rest-on-monday': (day) => (day === 0 ? [] : [['10:00', fromFriday(day) ? '23:30' : '22:00']]),
  siesta: (day) =>
    day === 6
      ? []
      : [
          ['10:00', '14:00'],
          ['17:00', '22:30'],
        ],
  late: (day) => [['12:00', fromFriday(day) ? '03:00' : '01:30']],
  always: () => [['00:00', '00:00']],
  none: () => [],
};

const field = (time: string) => `${time}:00.000`;
const rest = { opens: null, closes: null, closed: true };
const open = ([opens, closes]: Opening) => ({
  opens: field(opens),
  closes: field(closes),
  closed: false,
});

/** A shop's week as an editor enters it: one row per opening, and one for a closed day. */
export function openingHours(week: Week): readonly Fields[] {
  if (week === 'none') return [];
  return days.flatMap((day, index): Fields[] => {
    const openings = weeks[week](index);
    return openings.length === 0
      ? [{ day, ...rest }]
      : openings.map((opening) => ({ day, ...open(opening) }));
  });
}

/** The holidays of this year and the next: closed on three days, open until six on two. */
export function exceptionalDays(week: Week, start: Date): readonly Fields[] {
  if (week === 'none' || week === 'always') return [];
  const year = start.getUTCFullYear();
  return [year, year + 1].flatMap((of) => [
    { date: `${of}-01-01`, ...rest },
    { date: `${of}-01-06`, ...rest },
    { date: `${of}-12-24`, ...open(['10:00', '18:00']) },
    { date: `${of}-12-25`, ...rest },
    { date: `${of}-12-31`, ...open(['10:00', '18:00']) },
  ]);
}
