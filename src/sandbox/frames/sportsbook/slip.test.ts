import { expect, it, test } from 'vitest';
import {
  betsOf,
  MOST_LEGS,
  raised,
  type SlipBets,
  stakeOf,
  tapped,
  totalsOf,
  wagersOf,
} from './slip.ts';

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

const three = ['a', 'b', 'c'].map((event) => leg(event));
const slip = (more: Partial<SlipBets>): SlipBets => ({
  legs: three,
  kind: 'accumulator',
  stake: '',
  stakes: {},
  system: 2,
  ...more,
});

test('SPT-1 singles have a stake for each pick, and a pick without one is no bet', () => {
  const stakes = { a: '5', c: '2,50', gone: '9' };
  expect(wagersOf(slip({ kind: 'singles', stakes }))).toEqual([
    { picks: [0], needed: 1, stake: 500 },
    { picks: [2], needed: 1, stake: 250 },
  ]);
  expect(wagersOf(slip({ kind: 'singles', stakes: { a: '5', b: 'x' } }))).toBeUndefined();
  expect(wagersOf(slip({ kind: 'singles', stake: '5' }))).toBeUndefined();
});

test('SPT-1 an accumulator takes all picks, a system every combination of so many, all of them together on demand', () => {
  const picks = [0, 1, 2];
  expect(wagersOf(slip({ stake: '2' }))).toEqual([{ picks, needed: 3, stake: 200 }]);
  expect(wagersOf(slip({ kind: 'system', stake: '2' }))).toEqual([
    { picks, needed: 2, stake: 200 },
  ]);
  const trixie = wagersOf(slip({ kind: 'system', system: 'all', stake: '1' })) ?? [];
  expect(trixie.map(({ needed }) => needed)).toEqual([2, 3]);
  // Three doubles of 2 × 2 and a treble of 2 × 2 × 2.
  expect(totalsOf(trixie, [2, 2, 2])).toEqual({ stake: 400, returns: 1200 + 800 });
  expect(betsOf(3, 'all')).toBe(4);
  expect(betsOf(4, 2)).toBe(6);
});

test('SPT-1 a slip that has become too short for its kind is an accumulator, or the one pick alone', () => {
  const two = three.slice(0, 2);
  expect(wagersOf(slip({ legs: two, kind: 'system', stake: '1' }))).toEqual([
    { picks: [0, 1], needed: 2, stake: 100 },
  ]);
  expect(wagersOf(slip({ legs: three.slice(0, 1), kind: 'singles', stake: '1' }))).toEqual([
    { picks: [0], needed: 1, stake: 100 },
  ]);
  // Of three picks no system combines four.
  expect(wagersOf(slip({ kind: 'system', system: 4, stake: '1' }))?.[0]?.needed).toBe(2);
});

test('SPT-1 chips add to what was typed', () => {
  expect(raised('', 500)).toBe('5');
  expect(raised('2,50', 1000)).toBe('12.50');
  expect(raised('none', 500)).toBe('5');
});
