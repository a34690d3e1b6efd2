import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SpotTable } from '../spots/spot-table.ts';
import { spotsOf } from '../spots/spot-table.ts';
import { wheel } from '../wheel/wheel.ts';
import { WHEEL_FIELDS, wheelTable } from '../wheel/wheel-table.ts';
import { crapsTable } from './craps-table.ts';
import { craps, sicBo, twoDice } from './dice-games.ts';
import { sicBoTable } from './sic-bo-table.ts';
import { twoDiceTable } from './two-dice-table.ts';

it.each([
  [[1, 2, 3], 'small', 2],
  [[1, 2, 3], 'big', 0],
  [[2, 2, 2], 'small', 0],
  [[2, 2, 2], 'even', 0],
  [[1, 2, 2], 'odd', 2],
  [[1, 1, 2], 'total-4', 61],
  [[6, 6, 5], 'total-17', 61],
  [[4, 1, 5], 'total-10', 7],
  [[4, 1, 5], 'single-4', 2],
  [[4, 4, 5], 'single-4', 3],
  [[4, 4, 4], 'single-4', 13],
  [[4, 1, 5], 'pair-1-5', 7],
  [[4, 1, 4], 'pair-1-5', 0],
  [[4, 1, 4], 'double-4', 12],
  [[4, 4, 4], 'triple-4', 191],
  [[4, 4, 4], 'any-triple', 32],
])('SPT-3 sic bo: %o on %s returns %i', (dice, spot, back) => {
  expect(sicBo.pay({ dice }, spot, 100)).toBe(back * 100);
});

it.each([
  [[3, 3], 'under', 46],
  [[3, 4], 'seven', 116],
  [[3, 5], 'over', 46],
  [[3, 4], 'over', 0],
  [[3, 3], 'double', 116],
  [[3, 4], 'odd', 38],
  [[1, 2], 'total-3', 346],
  [[6, 6], 'total-12', 700],
])('SPT-3 dice: %o on %s returns %i for a chip of 20', (dice, spot, back) => {
  expect(twoDice.pay({ dice }, spot, 20)).toBe(back);
});

it.each([
  [[[3, 4]], 'pass', 2],
  [[[1, 1]], 'dont-pass', 2],
  [[[6, 6]], 'pass', 0],
  [[[6, 6]], 'dont-pass', 1],
  [[[6, 6]], 'field', 4],
  [[[1, 1]], 'field', 3],
  [[[1, 1]], 'any-craps', 8],
  [[[5, 6]], 'eleven', 16],
  [
    [
      [2, 2],
      [6, 6],
      [1, 3],
    ],
    'pass',
    2,
  ],
  [
    [
      [2, 2],
      [6, 6],
      [1, 3],
    ],
    'field',
    2,
  ],
  [
    [
      [2, 2],
      [3, 4],
    ],
    'dont-pass',
    2,
  ],
  [
    [
      [2, 2],
      [3, 4],
    ],
    'any-seven',
    0,
  ],
])('SPT-3 craps: %o on %s returns %i', (rolls, spot, back) => {
  expect(craps.pay({ rolls }, spot, 100)).toBe(back * 100);
});

const tables = { sicBo: sicBoTable, dice: twoDiceTable, craps: crapsTable, wheel: wheelTable };
it('SPT-3 computes the return of each spot, all between 80 and 99 %', () => {
  for (const [name, table] of Object.entries(tables) as [string, SpotTable<never>][])
    for (const spot of spotsOf(table)) {
      const share = table.returnOf(spot);
      expect([name, spot, share > 0.8 && share < 0.99]).toEqual([name, spot, true]);
    }
  expect(sicBoTable.returnOf('small')).toBeCloseTo(0.9722, 4);
  expect(twoDiceTable.returnOf('seven')).toBeCloseTo(5.8 / 6, 9);
  expect(crapsTable.returnOf('field')).toBeCloseTo(35 / 36, 9);
  for (const spot of spotsOf(wheelTable)) expect(wheelTable.returnOf(spot)).toBeCloseTo(0.96, 9);
});

it('SPT-3 returns the stated share on the craps line over 20,000 rounds', () => {
  const rolls = Array.from({ length: 20_000 }, (_, round) => craps.draw('line', round + 1));
  for (const spot of ['pass', 'dont-pass']) {
    const mean = rolls.reduce((sum, drawn) => sum + crapsTable.back(drawn, spot), 0) / rolls.length;
    expect(Math.abs(mean - crapsTable.returnOf(spot))).toBeLessThan(3.5 / Math.sqrt(rolls.length));
  }
});

it('SPT-5 lets a player with the seed reproduce dice and wheel results', () => {
  const first = createHmac('sha256', 'seed').update('7').digest().readUInt32BE(0);
  const dice = [first % 6, Math.floor(first / 6) % 6, Math.floor(first / 36) % 6].map((n) => n + 1);
  expect(sicBo.draw('seed', 7)).toEqual({ dice });
  expect(twoDice.draw('seed', 7)).toEqual({ dice: dice.slice(0, 2) });
  expect(craps.draw('seed', 7).rolls[0]).toEqual(dice.slice(0, 2));
  expect(wheel.draw('seed', 7)).toEqual({ stop: first % 50 });
  // The ninth roll of a round starts a new block of bytes.
  const long = Array.from({ length: 2000 }, (_, round) => craps.draw('long', round)).findIndex(
    ({ rolls }) => rolls.length > 8,
  );
  const ninth = createHmac('sha256', 'long').update(`${long}:1`).digest().readUInt32BE(0);
  expect(craps.draw('long', long).rolls[8]).toEqual([
    (ninth % 6) + 1,
    (Math.floor(ninth / 6) % 6) + 1,
  ]);
});

it('SPT-3 refuses spots that are not in the table', () => {
  for (const spot of ['total-3', 'pair-2-1', '__proto__', 'toString', ''])
    for (const game of [sicBo, craps, wheel]) expect(game.isSpot(spot)).toBe(false);
  expect(WHEEL_FIELDS).toHaveLength(50);
});
