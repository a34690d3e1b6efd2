import { expect, test } from 'vitest';
import { denialFor } from './denial.ts';

test('RTE-6 says why: place, age or exclusion', () => {
  const titles = ['place', 'age', 'exclusion'].map((reason) => denialFor(reason).title);
  expect(new Set(titles).size).toBe(3);
  expect(denialFor('__proto__')).toEqual(denialFor(null));
});

test('a visitor who asked to be kept away is not led back in', () => {
  expect(denialFor('exclusion').offersHome).toBe(false);
});
