import { expect, test } from 'vitest';
import { ageOn, toIsoDate } from './birth-date.ts';

test.each([
  ['7', '3', '1990', '1990-03-07'],
  ['29', '02', '2000', '2000-02-29'],
  ['29', '02', '2001', undefined],
  ['31', '4', '1990', undefined],
  ['1', '13', '1990', undefined],
  ['1', '1', '90', undefined],
  ['', '1', '1990', undefined],
])('PGS-1 day %s, month %s, year %s is %s', (birthDay, birthMonth, birthYear, date) => {
  expect(toIsoDate({ birthDay, birthMonth, birthYear })).toBe(date);
});

test('PGS-1 somebody comes of age on the birthday, not a day before', () => {
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
