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

test('RTE-7 sign-in leads to the page asked for, with its query and fragment', () => {
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
])('RTE-7 B29 %j leads home', (value) => {
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
])('RTE-7 B30 %.30s leads home', (value) => {
  expect(to(value)).toBe('/');
});

test('RTE-7 B30 only the first of several values counts', () => {
  expect(returnPath('?returnUrl=/games&returnUrl=/sports', config, 'en').path).toBe('/games');
});

test('RTE-7 a page of another language is a document of that language; one without prefix is of the one shown', () => {
  const other = { path: '/es/games?q=a', otherLanguage: true };
  expect(from('en', '/es/games?q=a')).toEqual(other);
  expect(from('es', '/es/games?q=a')).toEqual({ path: '/games?q=a', otherLanguage: false });
  expect(from('es', '/games')).toEqual({ path: '/games', otherLanguage: false });
  expect(from('en', '/es')).toEqual({ path: '/es', otherLanguage: true });
  expect(from('es', '/es')).toEqual({ path: '/', otherLanguage: false });
  expect(from('en', '/estonia')).toEqual({ path: '/estonia', otherLanguage: false });
});
