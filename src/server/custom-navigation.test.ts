import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { createCustomNavigation } from './custom-navigation.ts';

/**
 * Response to a visit that begins at `path` on a site with custom navigation.
 * @param from `Sec-Fetch-Site`
 */
function visit(path: string, cookie: string | undefined, changes: object = {}, from?: string) {
  const checked = checkConfig({ ...defaultSite, customNavigationMode: {}, ...changes });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const headers = {
    ...(cookie !== undefined && { cookie: `a=1; customNavigationMode=${cookie}` }),
    ...(from !== undefined && { 'sec-fetch-site': from }),
  };
  const navigate = createCustomNavigation(checked.value);
  return navigate({ req: { headers } as never, url: new URL(path, 'http://site') });
}

test('CKE-5 redirects a visit that begins at home to the cookie’s path, in its language', () => {
  expect(visit('/', '%2Fgames')).toEqual({ redirectTo: '/games' });
  expect(visit('/es', '%2Fgames')).toEqual({ redirectTo: '/es/games' });
  expect(visit('/games', '%2Fsports')).toEqual({});
});

test('CKE-5 RTE-5 S11 B32 replaces a cookie that leads nowhere or to home', () => {
  for (const cookie of ['%2Fgone', '%2F%3Fa', '%2Fes', '%2F%2Fevil.test', '%'])
    expect(visit('/', cookie).cookie, cookie).toMatch(/^customNavigationMode=%2Fsports; /);
});

test('CKE-5 opens home on a click on the logo; a typed URL or an external link begins a visit', () => {
  expect(visit('/', '%2Fgames', {}, 'same-origin')).toEqual({});
  expect(visit('/', undefined, {}, 'same-origin')).toEqual({});
  for (const from of ['none', 'cross-site', 'same-site']) {
    expect(visit('/', '%2Fgames', {}, from), from).toEqual({ redirectTo: '/games' });
    expect(visit('/', undefined, {}, from).cookie, from).toContain('customNavigationMode=');
  }
});

test('CKE-5 RTE-5 does not count the redirect of a missing page as a visit to home', () => {
  for (const path of ['/?notice=gone', '/es?notice=gone', '/?notice=gone&btag=a'])
    for (const cookie of ['%2Fgames', undefined])
      for (const from of ['none', 'cross-site', undefined])
        expect(visit(path, cookie, {}, from), path).toEqual({});
});

test('CKE-5 does nothing without a target page', () => {
  expect(visit('/', undefined, { customNavigationMode: { path: '/gone' } })).toEqual({});
});

test('CKE-5 HOM-1 sends the first visit to the home route; later ones follow the cookie', () => {
  const routes = { ...defaultSite.routes, home: '/promotions' };
  expect(visit('/', undefined, { routes })).toEqual({
    cookie: expect.stringContaining('customNavigationMode=%2Fsports;'),
  });
  expect(visit('/es', '%2Fgames', { routes })).toEqual({ redirectTo: '/es/games' });
  expect(visit('/promotions', '%2Fgames', { routes })).toEqual({});
});

test('CKE-4 CKE-5 sets a cookie for 30 days, Secure only on an https site', () => {
  expect(visit('/', undefined, { siteUrl: 'https://www.example.com' }).cookie).toBe(
    'customNavigationMode=%2Fsports; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(visit('/', undefined, { siteUrl: 'http://localhost:3000' }).cookie).toBe(
    'customNavigationMode=%2Fsports; Path=/; Max-Age=2592000; SameSite=Lax',
  );
});
