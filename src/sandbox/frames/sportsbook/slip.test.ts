import { expect, it, test } from 'vitest';
import {
  betsOf,
  MOST_LEGS,
  raised,
  type SlipBets,
  stakedLegs,
  stakeOf,
  tapped,
  totalsOf,
  wagersOf,
} from './slip.ts';
import { createWording } from './wording.ts';

const leg = (event: string, selection = '1') => ({ event, market: 'result', selection, odds: 2 });

test('SPT-1 adds, removes or replaces a clicked choice: one leg per match', () => {
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
  ['٢٫٥', 250],
  ['0.10', 10],
  ['0.09', undefined],
  ['1.005', undefined],
  ['1.000,00', undefined],
  ['-5', undefined],
  ['5e3', undefined],
  ['', undefined],
])('SPT-1 parses the entered stake "%s" as %s minor units', (text, stake) => {
  expect(stakeOf(text)).toBe(stake);
});

it.each(['en', 'es', 'ar'])('SPT-1 names the least and the most stake in %s', (lang) => {
  const { words, amount } = createWording(lang);
  expect([stakeOf('999999.99'), stakeOf('1000000')]).toEqual([99_999_999, undefined]);
  for (const bound of [10, 99_999_999]) expect(words.stakeWrong).toContain(amount(bound));
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

test('SPT-1 takes a stake per single, and no bet without a stake', () => {
  const stakes = { a: '5', c: '2,50', gone: '9' };
  const singles = slip({ kind: 'singles', stakes });
  expect(stakedLegs(singles)).toEqual([leg('a'), leg('c')]);
  expect(wagersOf(singles)).toEqual([
    { picks: [0], needed: 1, stake: 500 },
    { picks: [1], needed: 1, stake: 250 },
  ]);
  expect(wagersOf(slip({ kind: 'singles', stakes: { a: '5', b: 'x' } }))).toBeUndefined();
  expect(wagersOf(slip({ kind: 'singles', stake: '5' }))).toBeUndefined();
});

test('SPT-1 combines all picks in an accumulator, and each size or all sizes in a system', () => {
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

test('SPT-1 turns a slip too short for its kind into an accumulator or a single', () => {
  const two = three.slice(0, 2);
  expect(wagersOf(slip({ legs: two, kind: 'system', stake: '1' }))).toEqual([
    { picks: [0, 1], needed: 2, stake: 100 },
  ]);
  expect(wagersOf(slip({ legs: three.slice(0, 1), kind: 'singles', stake: '1' }))).toEqual([
    { picks: [0], needed: 1, stake: 100 },
  ]);
  // Three picks cannot form a system of fours.
  expect(wagersOf(slip({ kind: 'system', system: 4, stake: '1' }))?.[0]?.needed).toBe(2);
});

test('SPT-1 adds chips to the entered stake, and writes it as the language does', () => {
  const inLanguage = (lang: string, text: string, by: number) =>
    raised(text, by, createWording(lang).stake);
  expect(inLanguage('en', '', 500)).toBe('5');
  expect(inLanguage('en', '2,50', 1000)).toBe('12.50');
  expect(inLanguage('en', 'none', 500)).toBe('5');
  expect(inLanguage('es', '2,50', 1000)).toBe('12,50');
  expect(inLanguage('es', '12500.5', 1000)).toBe('12510,50');
  for (const lang of ['en', 'es', 'ar'])
    expect(stakeOf(inLanguage(lang, '99999', 150))).toBe(10_000_050);
});
