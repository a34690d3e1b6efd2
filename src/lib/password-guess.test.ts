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
