import { expect, it, test } from 'vitest';
import { MOST_LEGS, payoutAt, stakeOf, tapped } from './slip.ts';

const leg = (event: string, selection = '1') => ({ event, market: 'result', selection, odds: 2 });

test('SPT-1 tapping puts a choice on the slip, takes it off, or changes it: one leg for each match', () => {
  const one = tapped([], leg('a'));
  expect(tapped(one, leg('a'))).toEqual([]);
  expect(tapped(one, leg('a', 'X'))).toEqual([leg('a', 'X')]);
  const two = tapped(one, leg('b'));
  expect(two).toEqual([leg('a'), leg('b')]);
  expect(tapped(two, leg('a', '2'))).toEqual([leg('a', '2'), leg('b')]);
  const full = Array.from({ length: MOST_LEGS }, (_, index) => leg(`m${index}`));
  expect(tapped(full, leg('z'))).toEqual(full);
});

it.each([
  ['5', 500],
  [' 2.50 ', 250],
  ['2,5', 250],
  ['0.10', 10],
  ['0.09', undefined],
  ['1.005', undefined],
  ['1.000,00', undefined],
  ['-5', undefined],
  ['5e3', undefined],
  ['', undefined],
])('SPT-1 a stake typed as "%s" is %s minor units', (text, stake) => {
  expect(stakeOf(text)).toBe(stake);
});

test('SPT-1 what a bet pays is reckoned without rounding up: cents are cut off', () => {
  expect(payoutAt(333, [1.1])).toBe(366);
  expect(payoutAt(100, [1.15, 1.15])).toBe(132);
  expect(
    payoutAt(
      10,
      Array.from({ length: 8 }, () => 1.01),
    ),
  ).toBe(10);
});
