import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cardOf } from './cards.ts';
import { fairOrder } from './fair-order.ts';

it('SPT-5 lets a player with the seed reproduce the card order of a round', () => {
  const hash = (number: number) => createHmac('sha256', 'seed').update(`7:${number}`).digest('hex');
  const sorted = Array.from({ length: 52 }, (_, number) => number).sort((a, b) =>
    hash(a).localeCompare(hash(b)),
  );
  expect(fairOrder('seed', 7)(52)).toEqual(sorted);
  expect(fairOrder('seed', 8)(52)).not.toEqual(sorted);
});

it('SPT-3 deals every card first about equally often', () => {
  const firsts = Array.from({ length: 5200 }, (_, round) => fairOrder('even', round)(52)[0] ?? 0);
  const counts = Array.from({ length: 52 }, (_, card) => firsts.filter((n) => n === card).length);
  // Chi-squared with 51 degrees of freedom: above 103 once in 50,000 seeds.
  const chiSquared = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
  expect(chiSquared).toBeLessThan(103);
});

it('SPT-3 has each rank in each suit once per deck', () => {
  const cards = Array.from({ length: 52 }, (_, number) => cardOf(number));
  expect(new Set(cards).size).toBe(52);
  expect([cards[0], cards[9], cards[51], cardOf(52)]).toEqual(['AS', 'TS', 'KC', 'AS']);
});
