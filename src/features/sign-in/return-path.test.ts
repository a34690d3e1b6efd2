import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const to = (value: string) => returnPath(`?returnUrl=${encodeURIComponent(value)}`, '/login');

test('RTE-7 sign-in leads to the page asked for, with its query and fragment', () => {
  expect(to('/account/limits?kind=loss#day')).toBe('/account/limits?kind=loss#day');
  expect(returnPath('', '/login')).toBe('/');
  expect(to('/loginsight')).toBe('/loginsight');
});

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/..//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  '',
])('RTE-7 B29 %j leads home', (value) => {
  expect(to(value)).toBe('/');
});

test.each([
  '/login',
  '/LOGIN/',
  '/login?returnUrl=/login',
  '/login/forgotten',
  `/${'a'.repeat(5000)}`,
])('RTE-7 B30 %.30s leads home', (value) => {
  expect(to(value)).toBe('/');
});

test('RTE-7 B30 only the first of several values counts', () => {
  expect(returnPath('?returnUrl=/games&returnUrl=/sports', '/login')).toBe('/games');
});
