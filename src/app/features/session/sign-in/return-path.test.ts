import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const config = {
  routes: {
    login: '/login',
    registration: '/register',
    maintenance: '/maintenance',
    accessDenied: '/access-denied',
  },
  languages: ['en', 'es'],
  defaultAppLanguage: 'en',
};
const from = (shown: string, value: string) =>
  returnPath(`?returnUrl=${encodeURIComponent(value)}`, config, shown);
const to = (value: string) => from('en', value).path;

test('RTE-7 returns to the requested page with its query string and fragment', () => {
  expect(to('/account/limits?kind=loss#day')).toBe('/account/limits?kind=loss#day');
  expect(returnPath('', config, 'en').path).toBe('/');
  expect(to('/loginsight')).toBe('/loginsight');
});

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/..//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  '/es//evil.test',
  '/es/../..//evil.test',
  '',
])('RTE-7 B29 returns home for %j', (value) => {
  expect(to(value)).toBe('/');
});

test.each([
  '/login',
  '/LOGIN/',
  '/login?returnUrl=/login',
  '/register?returnUrl=/games',
  '/login/forgotten',
  '/es/login',
  '/es/login?returnUrl=/es/login',
  `/${'a'.repeat(5000)}`,
])('RTE-7 B30 returns home for %.30s', (value) => {
  expect(to(value)).toBe('/');
});

test('RTE-7 B30 uses only the first of several values', () => {
  expect(returnPath('?returnUrl=/games&returnUrl=/sports', config, 'en').path).toBe('/games');
});

test('RTE-7 loads a document for another language; no prefix means the current one', () => {
  const other = { path: '/es/games?q=a', otherLanguage: true };
  expect(from('en', '/es/games?q=a')).toEqual(other);
  expect(from('es', '/es/games?q=a')).toEqual({ path: '/games?q=a', otherLanguage: false });
  expect(from('es', '/games')).toEqual({ path: '/games', otherLanguage: false });
  expect(from('en', '/es')).toEqual({ path: '/es', otherLanguage: true });
  expect(from('es', '/es')).toEqual({ path: '/', otherLanguage: false });
  expect(from('en', '/estonia')).toEqual({ path: '/estonia', otherLanguage: false });
});
