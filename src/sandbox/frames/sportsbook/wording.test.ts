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

test.each([
  ['en', 'daily stake limit', 'weekly time limit'],
  ['es', 'límite diario de apuestas', 'límite semanal de tiempo'],
  ['ar', 'حد الرهان اليومي', 'حد الوقت الأسبوعي'],
])('SPT-1 names the limit that refuses a bet in %s', (language, stake, time) => {
  const wording = createWording(language);
  const rest = wording.exceeded({ limit: 'stake', period: 'day', left: 500 }, 'EUR');
  expect(rest).toContain(stake);
  expect(rest).toContain(wording.money(500, 'EUR'));
  const used = wording.exceeded({ limit: 'time', period: 'week', left: 0 }, 'EUR');
  expect(used).toContain(time);
  expect(used).not.toContain(wording.money(0, 'EUR'));
});
