import { tableGame } from '../spots/table-game.ts';
import { crapsTable, isDecided } from './craps-table.ts';
import { sicBoTable } from './sic-bo-table.ts';
import { twoDiceTable } from './two-dice-table.ts';

/** Converts a number to dice: its last base-six digits, lowest first, each plus one. */
const diceOf = (number: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (Math.floor(number / 6 ** index) % 6) + 1);

export const sicBo = tableGame({
  kind: 'sic-bo',
  table: sicBoTable,
  draw: (number) => ({ dice: diceOf(number(0), 3) }),
});

export const twoDice = tableGame({
  kind: 'dice',
  table: twoDiceTable,
  draw: (number) => ({ dice: diceOf(number(0), 2) }),
});

export const craps = tableGame({
  kind: 'craps',
  table: crapsTable,
  draw(number) {
    const rolls: number[][] = [];
    do rolls.push(diceOf(number(rolls.length), 2));
    while (!isDecided(rolls));
    return { rolls };
  },
});
