import { expect, test } from 'vitest';
import { isAtOrBelow, isSamePath, providerPath } from './site-paths.ts';

test('PWA-3 FTR-2 the URL of a provider never looks like a file, whatever its name', () => {
  expect(providerPath('/providers', 'G.Games')).toBe('/providers/G%2EGames');
  expect(providerPath('/providers', 'Cup & Co./Sons')).toBe('/providers/Cup%20%26%20Co%2E%2FSons');
  expect(providerPath(undefined, 'G.Games')).toBeUndefined();
});

test.each([
  ['/login', '/Login', true, true],
  ['/login', '/login/', true, true],
  ['/Account', '/account/limits', false, true],
  ['/login', '/login?returnUrl=/games', true, true],
  ['/login', '/login/#content', true, true],
  ['/login', '/games?returnUrl=/login', false, false],
  ['/account', '/accounts', false, false],
  ['/account', '/', false, false],
])('RTE-4 compares %s with %s as the router does', (route, path, isSame, isBelow) => {
  expect(isSamePath(route, path)).toBe(isSame);
  expect(isAtOrBelow(route, path)).toBe(isBelow);
});

test('CFG-3 no path belongs to a page that is not configured', () => {
  expect(isSamePath(undefined, '/login')).toBe(false);
  expect(isAtOrBelow(undefined, '/login')).toBe(false);
});
