import { crapsTable } from '../../games/dice/craps-table.ts';
import { sicBoTable } from '../../games/dice/sic-bo-table.ts';
import { twoDiceTable } from '../../games/dice/two-dice-table.ts';
import { dragonTigerTable } from '../../games/dragon-tiger/dragon-tiger-table.ts';
import type { SpotTable } from '../../games/spots/spot-table.ts';
import { wheelTable } from '../../games/wheel/wheel-table.ts';
import type { Words } from './words-en.ts';

const TABLES: Readonly<Record<string, SpotTable<never>>> = {
  'sic-bo': sicBoTable,
  dice: twoDiceTable,
  craps: crapsTable,
  wheel: wheelTable,
  'dragon-tiger': dragonTigerTable,
};

/** Spots and payouts of a kind; undefined for roulette, baccarat and bingo, which have their own boards. */
export const spotTableOf = (kind: string): SpotTable<never> | undefined => TABLES[kind];

/** Returns the name of a spot, such as `total-10`. */
export function spotName(spot: string, words: Words): string {
  const [kind = '', number = '', other = ''] = spot.split('-');
  if (/^\d/.test(spot)) return words.field(spot);
  return words.spots[spot] ?? words.numbered[kind]?.(number, other) ?? spot;
}
