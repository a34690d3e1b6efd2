import { expect, it, test } from 'vitest';
import { combinations, returnsOf } from './returns.ts';

test('SPT-1 rounds returns down to whole cents, once', () => {
  expect(returnsOf(333, [1.1])).toBe(366);
  expect(returnsOf(100, [1.15, 1.15])).toBe(132);
  const eight = Array.from({ length: 8 }, () => 1.01);
  expect(returnsOf(10, eight)).toBe(10);
});

it.each([
  [3, 2, 3],
  [4, 2, 6],
  [5, 3, 10],
  [8, 4, 70],
  [3, 3, 1],
  [1, 1, 1],
])('SPT-1 with %i selections a system of %i consists of %i bets', (legs, needed, bets) => {
  expect(combinations(legs, needed)).toBe(bets);
});

test('SPT-1 adds up the combinations of a system: equal stakes, lost ones zero', () => {
  // 3 doubles of 1.00: 2 × 3 = 6.00, 2 × 5 = 10.00, 3 × 5 = 15.00.
  expect(returnsOf(300, [2, 3, 5], 2)).toBe(3100);
  expect(returnsOf(300, [2, 0, 5], 2)).toBe(1000);
  expect(returnsOf(300, [2, 0, 0], 2)).toBe(0);
  // A void leg turns its doubles into singles.
  expect(returnsOf(300, [2, 1, 5], 2)).toBe(200 + 1000 + 500);
  // Each double of 0.11 returns 18.8771 cents, and all three 56.6313.
  expect(returnsOf(33, [1.31, 1.31, 1.31], 2)).toBe(56);
});

test('SPT-1 returns the sum of the combinations computed one by one', () => {
  const odds = [1.57, 2.04, 3.15, 4.4, 1.01, 9.6];
  for (let needed = 1; needed <= odds.length; needed++) {
    const bets = combinations(odds.length, needed);
    const stake = 100 * bets;
    let sum = 0;
    for (let set = 0; set < 2 ** odds.length; set++) {
      const chosen = odds.filter((_, leg) => (set >> leg) & 1);
      if (chosen.length === needed) sum += chosen.reduce((product, each) => product * each, 100);
    }
    expect(Math.abs(returnsOf(stake, odds, needed) - sum)).toBeLessThan(1.01);
  }
});
