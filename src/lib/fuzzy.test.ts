import { assert, constant, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { searchItems, typosIn } from './fuzzy.ts';

const titles = [
  'Café Noir',
  'Velvet Roulette',
  'Velour Nights',
  'Golden Matinée',
  'Bar 7',
  'L’Or d’Ignasi',
];
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
  ['or', ['L’Or d’Ignasi']],
  ['ignasi', ['L’Or d’Ignasi']],
  ["lor d'ignasi", ['L’Or d’Ignasi']],
  ['  ', titles],
])('SPT-3 finds %j for %j', (query, found) => {
  expect(search(query)).toEqual(found);
});

test('SPT-3 lists exact matches before those with a typo', () => {
  const found = searchItems(['Roller', 'Rolled'], 'rolled', (title) => title);
  expect(found).toEqual(['Rolled', 'Roller']);
});

// Folded, as the searches fold both sides.
test.each([
  ['such', 'much'],
  ['card', 'care'],
  ['bank', 'back'],
  ['pago', 'paso'],
  ['caja', 'baja'],
  ['كلمة', 'كلفة'],
  ['رصيد', 'رصيف'],
])('SPT-3 PGS-1 does not take the short word %s for %s', (wanted, word) => {
  expect(typosIn(wanted, word)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['light', 'night'],
  ['puesta', 'apuesta'],
  ['برصيدك', 'الرصيد'],
])('SPT-3 PGS-1 does not take %s for %s, which begins otherwise', (wanted, word) => {
  expect(typosIn(wanted, word)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['with', 'withdrawal', 0],
  ['depsoit', 'deposit', 1],
  ['limts', 'limits', 1],
  ['witdra', 'withdrawal', 1],
  ['witdrawl', 'withdrawal', 2],
  ['cuneta', 'cuenta', 1],
  ['retriada', 'retirada', 1],
  ['verifikasion', 'verificacion', 2],
  ['التحقف', 'التحقق', 1],
  ['المستنداات', 'المستندات', 1],
])('SPT-3 PGS-1 takes %s for %s with %i typos', (wanted, word, typos) => {
  expect(typosIn(wanted, word)).toBe(typos);
});

const word = 'roulette';
const at = integer({ min: 1, max: word.length - 1 });
const typo = oneof(
  record({ at, kind: constant('missing') }),
  record({ at, kind: constant('wrong') }),
  record({ at, kind: constant('extra') }),
  record({ at: integer({ min: 1, max: word.length - 2 }), kind: constant('swapped') }),
);

function misspell({ at, kind }: { at: number; kind: string }): string {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (kind === 'missing') return before + after.slice(1);
  if (kind === 'wrong') return `${before}x${after.slice(1)}`;
  if (kind === 'extra') return `${before}x${after}`;
  return before + after.charAt(1) + after.charAt(0) + after.slice(2);
}

test('SPT-3 forgives one typo anywhere behind the first letter of a word', () => {
  assert(
    property(typo, (made) => {
      expect(search(misspell(made))).toEqual(['Velvet Roulette']);
    }),
  );
});
