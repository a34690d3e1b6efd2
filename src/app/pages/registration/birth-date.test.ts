import { expect, test } from 'vitest';
import { ageOn, spacedDate, toIsoDate } from './birth-date.ts';

test.each([
  ['7 3 1990', '1990-03-07'],
  ['07 03 1990', '1990-03-07'],
  ['07031990', '1990-03-07'],
  ['07/03/1990 ', '1990-03-07'],
  ['7.3.1990', '1990-03-07'],
  ['1990-03-07', '1990-03-07'],
  ['٠٧ ٠٣ ١٩٩٠', '1990-03-07'],
  ['۰۷۰۳۱۹۹۰', '1990-03-07'],
  ['29 02 2000', '2000-02-29'],
  ['29 02 2001', undefined],
  ['31 4 1990', undefined],
  ['1 13 1990', undefined],
  ['1 1 90', undefined],
  ['1 1990', undefined],
  ['', undefined],
])('PGS-1 reads the date of birth %j as %s', (typed, date) => {
  expect(toIsoDate(typed)).toBe(date);
});

test('PGS-1 adds a space after day and month, and removes it with a backspace', () => {
  let shown = '';
  for (const key of '27031998') shown = spacedDate(shown + key, shown);
  expect(shown).toBe('27 03 1998');
  expect(spacedDate('27', '27 ')).toBe('27');
  expect(spacedDate('7/3/1998', '7/3/199')).toBe('7/3/1998');
});

test('PGS-1 counts a year of age on the birthday, not a day before', () => {
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
