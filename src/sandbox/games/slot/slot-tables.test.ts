import { describe, expect, it } from 'vitest';
import { simulate } from '../../../../tests/sandbox/games/slot/simulate.ts';
import { games } from '../../catalogue/games.ts';
import { linePay, lineWins } from './line-wins.ts';
import {
  LINES,
  REEL_LENGTH,
  type SlotSymbol,
  type SlotTableName,
  slotTables,
} from './pay-tables.ts';
import { returnToPlayer } from './return-to-player.ts';
import { STAKES, tableNameOf } from './slot-games.ts';

const names = Object.keys(slotTables) as SlotTableName[];
const line = (letters: string) => [...letters] as SlotSymbol[];

describe.each(names)('SPT-3 the table %s', (name) => {
  it('returns between 94 and 97 %, computed exactly and in 200,000 rounds', () => {
    const exact = returnToPlayer(slotTables[name]);
    expect(exact).toBeGreaterThanOrEqual(0.94);
    expect(exact).toBeLessThanOrEqual(0.97);
    const { mean, standardError, least } = simulate(name, 200_000);
    expect(Math.abs(mean - exact)).toBeLessThan(3.5 * standardError);
    // A net loss never looks like a win.
    expect(least).toBeGreaterThanOrEqual(1);
  });

  it('maps a byte evenly to reel positions, and shows no symbol twice on a reel', () => {
    for (const strip of slotTables[name].strips) {
      expect(strip).toHaveLength(REEL_LENGTH);
      expect(256 % strip.length).toBe(0);
      expect(`${strip}${strip.slice(0, 2)}`).not.toMatch(/(.).?\1/);
    }
  });
});

it('SPT-3 pays lines from the left, with lamps as the best symbol', () => {
  const { pays } = slotTables.medium;
  const paid = (letters: string) => {
    const win = linePay(line(letters), pays);
    return win && `${win.count} ${win.symbol} ${win.pay}`;
  };
  expect(paid('BBBKP')).toBe('3 B 20');
  expect(paid('KBBBP')).toBeUndefined();
  expect(paid('BLBBP')).toBe('4 B 60');
  expect(paid('LLLLL')).toBe('5 M 1500');
  // Three motifs pay more than four clubs, and five clubs less than four motifs.
  expect(paid('LLLCK')).toBe('3 M 50');
  expect(paid('LLLLC')).toBe('4 M 200');
  expect(paid('LLMCC')).toBe('3 M 50');
  expect(paid('BBKBB')).toBeUndefined();
});

it('SPT-3 splits a stake over ten lines, each of which crosses every reel once', () => {
  expect(new Set(LINES.map(String)).size).toBe(LINES.length);
  for (const rows of LINES) expect(rows).toHaveLength(5);
  for (const stake of STAKES) expect(stake % LINES.length).toBe(0);
  const table = { ...slotTables.low, strips: Array(5).fill('BKPHDC') };
  // Each row shows one symbol: three level lines win, one of bells and one each of the two symbols below.
  expect(lineWins(table, [0, 0, 0, 0, 0], 100)).toEqual([
    { line: 0, symbol: 'K', count: 5, amount: 1000 },
    { line: 1, symbol: 'B', count: 5, amount: 1500 },
    { line: 2, symbol: 'P', count: 5, amount: 600 },
  ]);
});

it('SPT-3 gives every game a fixed table, and jackpots their own', () => {
  const slots = games.filter(({ category }) => category === 'slots');
  expect(new Set(slots.map(tableNameOf))).toEqual(new Set(['low', 'medium', 'high']));
  expect(tableNameOf({ slug: 'moth-and-moon', category: 'slots' })).toBe('medium');
  expect(tableNameOf({ slug: 'coinfall-palace', category: 'jackpots' })).toBe('jackpot');
});
