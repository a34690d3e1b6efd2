import { expect, test } from 'vitest';
import { loginPath } from './login-path.ts';

const routes = { login: '/login', landing: '/welcome' };

test('HDR-4 login remembers the page and its query', () => {
  expect(loginPath(routes, '/games?category=slots&q=a b')).toBe(
    '/login?returnUrl=%2Fgames%3Fcategory%3Dslots%26q%3Da%20b',
  );
});

test('HDR-4 never returns to the landing page or to login itself', () => {
  expect(loginPath(routes, '/welcome?x=1')).toBe('/login');
  expect(loginPath(routes, '/login?returnUrl=%2Fgames')).toBe('/login');
});

test('HDR-4 without a login route there is no login', () => {
  expect(loginPath({}, '/games')).toBeUndefined();
});
