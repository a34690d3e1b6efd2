import { expect, test } from 'vitest';
import { timeScale } from './time-scale.ts';

test.each([
  [[0, 5, 59], 'minute', 1],
  [[0, 5, 60], 'hour', 60],
])('PGS-1 draws weeks of %j minutes in the unit that suits them: %s', (weeks, unit, minutes) => {
  expect(timeScale(weeks)).toEqual({ unit, minutes });
});
