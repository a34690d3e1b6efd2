import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { guessScore, LEAST_SCORE } from './password-guess.ts';

/** Minimum length of a password. */
const LEAST_LENGTH = 10;

test('B24 refuses each long breached password that zxcvbn lists', () => {
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
])('B24 refuses a password of the player’s own data: %s', (password) => {
  expect(guessScore(password, MARTA)).toBeLessThan(LEAST_SCORE);
});

test.each(['marta likes green kettles', '27031990 velvet ostrich', 'kettle-ostrich-velvet'])(
  'B24 accepts own data with enough other characters: %s',
  (password) => {
    expect(guessScore(password, MARTA)).toBeGreaterThanOrEqual(LEAST_SCORE);
  },
);
