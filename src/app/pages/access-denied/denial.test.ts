import { expect, test } from 'vitest';
import { denialFor } from './denial.ts';

test('RTE-6 gives the reason: place, age or exclusion', () => {
  const titles = ['place', 'age', 'exclusion'].map((reason) => denialFor(reason).title);
  expect(new Set(titles).size).toBe(3);
  expect(denialFor('__proto__')).toEqual(denialFor(null));
});

test('RTE-6 does not offer home to a self-excluded visitor', () => {
  expect(denialFor('exclusion').offersHome).toBe(false);
});
