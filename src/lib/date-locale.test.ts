import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateLocale, evenDate } from './date-locale.ts';

test.each([
  ['en', '25 Nov 2026, 21:05'],
  ['en-US', 'Nov 25, 2026, 09:05 PM'],
  ['es', '25 nov 2026, 21:05'],
  ['ar', '25 نوفمبر 2026، 21:05'],
])('CFG-2 writes a date in %s as %s', (locale, written) => {
  const style: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  };
  const format = new Intl.DateTimeFormat(dateLocale(locale), style);
  expect(format.format(Date.UTC(2026, 10, 25, 21, 5)).replace('\u202f', ' ')).toBe(written);
});

test.each([
  ['Wed, 25 Nov, 20:10', 'Wed 25 Nov, 20:10'],
  ['Wednesday, 25 November 2026', 'Wednesday 25 November 2026'],
  ['Wed 25 Nov, 20:10', 'Wed 25 Nov, 20:10'],
  ['25 Nov 2026, 20:10', '25 Nov 2026, 20:10'],
])('CFG-2 writes %s, from some browser, as %s', (written, even) => {
  expect(evenDate(written)).toBe(even);
});

test('CFG-2 formats every date for readers with the same locale rule', () => {
  // Exceptions compute with the parts of a date or read the time zone.
  const computes = /DateTimeFormat\(('en'|\))/;
  const lines = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').split('\n'))
    .filter((line) => /DateTimeFormat\(|toLocale(Date|Time)String\(/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const others = lines.filter((line) => !computes.test(line) && !line.includes('(dateLocale('));
  expect(others).toEqual([]);
});
