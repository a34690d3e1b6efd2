// Shared with the page.
import { groupsOfPays, meanBack, type SpotTable } from '../spots/spot-table.ts';
import { twoDiceRolls } from './two-dice-table.ts';

interface CrapsRolls {
  /** From the come-out roll to the deciding one, two dice each. */
  readonly rolls: readonly (readonly number[])[];
}

/** Payouts to 1, by group and spot. */
const PAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  line: { pass: 1, 'dont-pass': 1 },
  once: { field: 1, 'any-seven': 4, 'any-craps': 7, eleven: 15 },
};
const ALL: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(PAYS));
const totalOf = (roll: readonly number[]): number => (roll[0] ?? 0) + (roll[1] ?? 0);

/** Returns whether the line is decided: by the come-out roll, or by its point or a seven later. */
export function isDecided(rolls: readonly (readonly number[])[]): boolean {
  const [first = 0, ...later] = rolls.map(totalOf);
  if (later.length === 0) return [2, 3, 7, 11, 12].includes(first);
  return [7, first].includes(later.at(-1) ?? 0);
}

function lineBack({ rolls }: CrapsRolls, spot: string): number {
  const [first = 0, ...later] = rolls.map(totalOf);
  const passes = later.length === 0 ? first === 7 || first === 11 : later.at(-1) === first;
  if (spot === 'pass') return passes ? 2 : 0;
  // Twelve on the come-out roll returns the stake.
  if (later.length === 0 && first === 12) return 1;
  return passes ? 0 : 2;
}

/** Pays bets on the come-out roll only. */
function onceBack({ rolls }: CrapsRolls, spot: string): number {
  const total = totalOf(rolls[0] ?? []);
  if (spot === 'field') {
    if (total === 2) return 3;
    if (total === 12) return 4;
    return [3, 4, 9, 10, 11].includes(total) ? 2 : 0;
  }
  const hits = { 'any-seven': [7], 'any-craps': [2, 3, 12], eleven: [11] }[spot] ?? [];
  return hits.includes(total) ? (ALL[spot] ?? 0) + 1 : 0;
}

const back = (drawn: CrapsRolls, spot: string): number =>
  spot in (PAYS.line ?? {}) ? lineBack(drawn, spot) : onceBack(drawn, spot);

/** Of 1980 equally likely rounds, 976 pass, 949 do not pass, and 55 return the stake. */
const LINE_RETURNS: Readonly<Record<string, number>> = {
  pass: 488 / 495,
  'dont-pass': (2 * 949 + 55) / 1980,
};
const COME_OUT: readonly CrapsRolls[] = twoDiceRolls.map(({ dice }) => ({ rolls: [dice] }));

/** Craps: one round rolls until the line is decided; other bets are on the come-out roll. */
export const crapsTable: SpotTable<CrapsRolls> = {
  groups: groupsOfPays(PAYS),
  pays: (spot) => ALL[spot] ?? 0,
  back,
  returnOf: (spot) => LINE_RETURNS[spot] ?? meanBack(COME_OUT, back, spot),
};
