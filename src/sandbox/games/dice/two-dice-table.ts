// Shared with the page.
import { groupsOfPays, meanBack, type SpotTable } from '../spots/spot-table.ts';

interface TwoDice {
  readonly dice: readonly number[];
}

const SIDES = [1, 2, 3, 4, 5, 6];
/** Payouts to 1, by group and spot. */
const PAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  even: { under: 1.3, seven: 4.8, over: 1.3, odd: 0.9, double: 4.8, even: 0.9 },
  total: Object.fromEntries(
    [34, 16.3, 10.5, 7.6, 5.9, 5.9, 7.6, 10.5, 16.3, 34].map((pay, i) => [
      `total-${i < 5 ? i + 2 : i + 3}`,
      pay,
    ]),
  ),
};
const ALL: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(PAYS));

export const twoDiceRolls: readonly TwoDice[] = SIDES.flatMap((a) =>
  SIDES.map((b) => ({ dice: [a, b] })),
);

function wins({ dice }: TwoDice, spot: string): boolean {
  const [a = 0, b = 0] = dice;
  const total = a + b;
  if (spot === 'under') return total < 7;
  if (spot === 'seven') return total === 7;
  if (spot === 'over') return total > 7;
  if (spot === 'odd') return total % 2 === 1;
  if (spot === 'even') return total % 2 === 0;
  if (spot === 'double') return a === b;
  return spot === `total-${total}`;
}

const back = (drawn: TwoDice, spot: string): number =>
  wins(drawn, spot) ? (ALL[spot] ?? 0) + 1 : 0;

/** Two dice and their sum. */
export const twoDiceTable: SpotTable<TwoDice> = {
  groups: groupsOfPays(PAYS),
  pays: (spot) => ALL[spot] ?? 0,
  back,
  returnOf: (spot) => meanBack(twoDiceRolls, back, spot),
};
