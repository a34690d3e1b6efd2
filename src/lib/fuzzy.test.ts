import { assert, constant, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isOneTypoAway, searchItems } from './fuzzy.ts';

const titles = ['Café Noir', 'Velvet Roulette', 'Velour Nights', 'Golden Matinée', 'Bar 7'];
const search = (query: string) => searchItems(titles, query, (title) => title);

test.each([
  ['cafe', ['Café Noir']],
  ['MATINÉE gold', ['Golden Matinée']],
  ['ruolette', ['Velvet Roulette']],
  ['rulette', ['Velvet Roulette']],
  ['velvet', ['Velvet Roulette']],
  ['velou', ['Velour Nights']],
  ['car', []],
  ['velvet nights', []],
  ['  ', titles],
])('SPT-3 finds %j for %j', (query, found) => {
  expect(search(query)).toEqual(found);
});

test('SPT-3 lists exact matches before those with a typo', () => {
  const found = searchItems(['Night', 'Light'], 'light', (title) => title);
  expect(found).toEqual(['Light', 'Night']);
});

const word = 'roulette';
const at = integer({ min: 0, max: word.length - 1 });
const typo = oneof(
  record({ at, kind: constant('missing') }),
  record({ at, kind: constant('wrong') }),
  record({ at, kind: constant('extra') }),
  record({ at: integer({ min: 0, max: word.length - 2 }), kind: constant('swapped') }),
);

function misspell({ at, kind }: { at: number; kind: string }): string {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (kind === 'missing') return before + after.slice(1);
  if (kind === 'wrong') return `${before}x${after.slice(1)}`;
  if (kind === 'extra') return `${before}x${after}`;
  return before + after.charAt(1) + after.charAt(0) + after.slice(2);
}

test('SPT-3 forgives one typo anywhere in a word, but not two', () => {
  assert(
    property(typo, (made) => {
      expect(isOneTypoAway(misspell(made), word)).toBe(true);
      expect(search(misspell(made))).toEqual(['Velvet Roulette']);
    }),
  );
  expect(isOneTypoAway('rxulextte', word)).toBe(false);
  expect(isOneTypoAway('ruolettee', word)).toBe(false);
});
