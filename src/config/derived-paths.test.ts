import * as v from 'valibot';
import { expect, test } from 'vitest';
import defaults from './default-site.json' with { type: 'json' };
import { loginPath, playerPaths, withReturn } from './derived-paths.ts';
import { siteConfigSchema } from './site-config.ts';

const { routes } = v.parse(siteConfigSchema, defaults);
const welcome = { login: '/login', landing: '/welcome' };

test('HDR-4 puts the page, its query and its fragment into the log-in link', () => {
  expect(loginPath(welcome, '/help?q=a#phone')).toBe('/login?returnUrl=%2Fhelp%3Fq%3Da%23phone');
  expect(loginPath(welcome, '/help#phone')).toBe('/login?returnUrl=%2Fhelp%23phone');
  expect(loginPath(welcome, '/games?category=slots&q=a b')).toBe(
    '/login?returnUrl=%2Fgames%3Fcategory%3Dslots%26q%3Da%20b',
  );
});

test('HDR-4 never returns to the landing page or to login itself', () => {
  expect(loginPath(welcome, '/welcome?x=1')).toBe('/login');
  expect(loginPath(welcome, '/welcome#offer')).toBe('/login');
  expect(loginPath(welcome, '/Welcome/spring')).toBe('/login');
  expect(loginPath(welcome, '/login?returnUrl=%2Fgames')).toBe('/login');
  expect(loginPath(welcome, '/login/new-password#token')).toBe('/login');
  expect(loginPath(welcome, '/logins')).toBe('/login?returnUrl=%2Flogins');
});

test('HDR-4 RTE-7 keeps the way back of the registration', () => {
  const site = { ...welcome, registration: '/register' };
  expect(loginPath(site, '/register?returnUrl=%2Fgames%2Fx%3Fa%3D1')).toBe(
    '/login?returnUrl=%2Fgames%2Fx%3Fa%3D1',
  );
  expect(loginPath(site, '/register')).toBe('/login');
});

test('HDR-4 has no log-in link without a login route', () => {
  expect(loginPath({}, '/games')).toBeUndefined();
});

test.each([
  ['/register', '/games?category=slots', '/register?returnUrl=%2Fgames%3Fcategory%3Dslots'],
  ['/Login/', '/help', '/Login/?returnUrl=%2Fhelp'],
  ['/register?promo=a#form', '/help', '/register?promo=a&returnUrl=%2Fhelp#form'],
  ['/register?returnUrl=/games', '/help', '/register?returnUrl=/games'],
  ['/register', '/login?returnUrl=%2Fgames', '/register'],
  ['/login', '/register?returnUrl=%2Fgames', '/login?returnUrl=%2Fgames'],
  ['/register', '/welcome', '/register'],
  ['/logins', '/help', '/logins'],
])('RTE-7 leads an editor’s link to %s from %s back', (to, current, link) => {
  const site = { ...welcome, registration: '/register', playerArea: '/account' };
  expect(withReturn(site, to, { current, signedIn: false })).toBe(link);
});

test.each([
  ['/register', '/account'],
  ['/Login/?campaign=a', '/account'],
  ['/register?returnUrl=/games', '/register?returnUrl=/games'],
  ['/login/forgotten', '/login/forgotten?returnUrl=%2Fhelp'],
  ['/games', '/games'],
])('RTE-6 RTE-7 leads a player by an editor’s link to %s to %s', (to, link) => {
  const site = { ...welcome, registration: '/register', playerArea: '/account' };
  expect(withReturn(site, to, { current: '/help', signedIn: true })).toBe(link);
});

test('RTE-6 CFG-3 leads a player home by a link to login on a site without a player area', () => {
  expect(withReturn(welcome, '/login', { current: '/help', signedIn: true })).toBe('/');
});

test('RTE-3 CFG-3 has no pages of the player area when it is not configured', () => {
  const { playerArea, ...others } = routes;
  expect(playerArea).toBeDefined();
  expect(playerPaths({ routes: others })).toEqual({});
});

test('CFG-3 puts personal data and documents where the configuration says', () => {
  const { userInformation, ...others } = routes;
  expect(userInformation).toBeDefined();
  const paths = playerPaths({ routes: { ...others, userDocumentation: '/papers' } });
  expect(paths).toMatchObject({
    home: '/account',
    security: '/account/security',
    documents: '/papers',
  });
  expect(paths).not.toHaveProperty('information');
});
