import { expect, test } from 'vitest';
import { createWording } from './wording.ts';

test.each([
  ['en', '+€5'],
  ['es', '+5\u00a0€'],
  // The marks keep the sign before the number in right-to-left text.
  ['ar', '\u200f\u200e+5\u00a0€'],
])('CFG-2 SPT-1 writes the sign of an amount to add in %s', (language, written) => {
  expect(createWording(language).added(500, 'EUR')).toBe(written);
});
