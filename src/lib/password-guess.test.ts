import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { guessScore, LEAST_SCORE } from './password-guess.ts';

/** From there on a password's length alone does not refuse it. */
const LEAST_LENGTH = 10;

test('B24 each long password of the breaches that zxcvbn lists is too easy', () => {
  const breached = Object.entries(dictionary)
    .filter(([name]) => name.startsWith('passwords'))
    .flatMap(([, words]) => words as string[])
    .filter((word) => word.length >= LEAST_LENGTH);
  expect(breached.length).toBeGreaterThan(1500);
  expect(breached.filter((word) => guessScore(word, []) >= LEAST_SCORE)).toEqual([]);
});

const MARTA = ['marta.g', 'marta@example.com', 'Marta', 'García López', '1990-03-27'];

test.each([
  'Marta27031990!',
  'Garcia-Marta-90',
  '1990marta0327',
  'López270390..',
  'marta.g-lópez-2703',
])('B24 a password of the player’s own data is too easy: %s', (password) => {
  expect(guessScore(password, MARTA)).toBeLessThan(LEAST_SCORE);
});

test.each(['marta likes green kettles', '27031990 velvet ostrich', 'kettle-ostrich-velvet'])(
  'B24 own data beside enough else are no fault: %s',
  (password) => {
    expect(guessScore(password, MARTA)).toBeGreaterThanOrEqual(LEAST_SCORE);
  },
);
