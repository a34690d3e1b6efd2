// Shared with the page.
import { groupsOfPays, meanBack, type SpotTable } from '../spots/spot-table.ts';

interface ThreeDice {
  readonly dice: readonly number[];
}

const SIDES = [1, 2, 3, 4, 5, 6];
const of = (prefix: string, pay: number) =>
  Object.fromEntries(SIDES.map((side) => [`${prefix}-${side}`, pay]));

/** Payouts to 1, by group and spot. A single number pays once per matching die. */
const PAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  even: { small: 1, odd: 1, even: 1, big: 1 },
  total: Object.fromEntries(
    [60, 30, 17, 12, 8, 7, 6, 6, 7, 8, 12, 17, 30, 60].map((pay, i) => [`total-${i + 4}`, pay]),
  ),
  single: of('single', 1),
  pair: Object.fromEntries(
    SIDES.flatMap((a) => SIDES.filter((b) => b > a).map((b) => [`pair-${a}-${b}`, 6])),
  ),
  double: of('double', 11),
  triple: { ...of('triple', 190), 'any-triple': 31 },
};
const ALL: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(PAYS));

const ROLLS: readonly ThreeDice[] = SIDES.flatMap((a) =>
  SIDES.flatMap((b) => SIDES.map((c) => ({ dice: [a, b, c] }))),
);

/** Number of hits: at most one, except for single numbers. */
function hits({ dice }: ThreeDice, spot: string): number {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = new Set(dice).size === 1;
  const [name = '', first, second] = spot.split('-');
  const count = (side: string | undefined) => dice.filter((die) => die === Number(side)).length;
  if (spot === 'any-triple') return Number(isTriple);
  if (name === 'small') return Number(total <= 10 && !isTriple);
  if (name === 'big') return Number(total >= 11 && !isTriple);
  if (name === 'odd') return Number(total % 2 === 1 && !isTriple);
  if (name === 'even') return Number(total % 2 === 0 && !isTriple);
  if (name === 'total') return Number(total === Number(first));
  if (name === 'single') return count(first);
  if (name === 'pair') return Number(count(first) > 0 && count(second) > 0);
  return Number(count(first) >= (name === 'double' ? 2 : 3));
}

function back(drawn: ThreeDice, spot: string): number {
  const times = hits(drawn, spot);
  // Three matching dice pay 12 to 1.
  if (spot.startsWith('single') && times === 3) return 13;
  return times === 0 ? 0 : times * (ALL[spot] ?? 0) + 1;
}

/** Three dice; small, big, odd and even lose on a triple. */
export const sicBoTable: SpotTable<ThreeDice> = {
  groups: groupsOfPays(PAYS),
  pays: (spot) => ALL[spot] ?? 0,
  back,
  returnOf: (spot) => meanBack(ROLLS, back, spot),
};
