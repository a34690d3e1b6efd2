import { expect, test } from 'vitest';
import { timeLeft } from './countdown-clock.tsx';

test.each([
  [0, 0, 0, 0],
  [-5, 0, 0, 0],
  [1, 0, 0, 1],
  [60_000, 0, 0, 1],
  [60_001, 0, 0, 2],
  [86_400_000 - 1, 1, 0, 0],
  [16 * 86_400_000 + 4 * 3_600_000 + 20 * 60_000, 16, 4, 20],
])('HOM-5 splits %i ms into %i days, %i hours, %i minutes', (ms, days, hours, minutes) => {
  expect(timeLeft(ms)).toEqual({ days, hours, minutes });
});
