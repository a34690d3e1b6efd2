import { expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { createCustomNavigation } from './custom-navigation.ts';

/**
 * What a visit that begins at `path` gets on a site with custom navigation.
 * @param from what the browser says of where the visit comes from
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

test('CKE-5 the cookie sends a visit that begins at home on, in its language', () => {
  expect(visit('/', '%2Fgames')).toEqual({ redirectTo: '/games' });
  expect(visit('/es', '%2Fgames')).toEqual({ redirectTo: '/es/games' });
  expect(visit('/games', '%2Fsports')).toEqual({});
});

test('CKE-5 RTE-5 S11 B32 a cookie that leads nowhere, or home again, is replaced: it would never end', () => {
  for (const cookie of ['%2Fgone', '%2F%3Fa', '%2Fes', '%2F%2Fevil.test', '%'])
    expect(visit('/', cookie).cookie, cookie).toMatch(/^customNavigationMode=%2Fsports; /);
});

test('CKE-5 a click on the logo leads home; a typed address and a link from elsewhere begin a visit', () => {
  expect(visit('/', '%2Fgames', {}, 'same-origin')).toEqual({});
  expect(visit('/', undefined, {}, 'same-origin')).toEqual({});
  for (const from of ['none', 'cross-site', 'same-site']) {
    expect(visit('/', '%2Fgames', {}, from), from).toEqual({ redirectTo: '/games' });
    expect(visit('/', undefined, {}, from).cookie, from).toContain('customNavigationMode=');
  }
});

test('CKE-5 RTE-5 who asked for a page that is gone is told so at home, and that is no visit to home', () => {
  for (const path of ['/?notice=gone', '/es?notice=gone', '/?notice=gone&btag=a'])
    for (const cookie of ['%2Fgames', undefined])
      for (const from of ['none', 'cross-site', undefined])
        expect(visit(path, cookie, {}, from), path).toEqual({});
});

test('CKE-5 without a page to go to nothing happens', () => {
  expect(visit('/', undefined, { customNavigationMode: { path: '/gone' } })).toEqual({});
});

test('CKE-5 HOM-1 a home route is where the first visit goes; the cookie decides about the next', () => {
  const routes = { ...defaultSite.routes, home: '/promotions' };
  expect(visit('/', undefined, { routes })).toEqual({
    cookie: expect.stringContaining('customNavigationMode=%2Fsports;'),
  });
  expect(visit('/es', '%2Fgames', { routes })).toEqual({ redirectTo: '/es/games' });
  expect(visit('/promotions', '%2Fgames', { routes })).toEqual({});
});

test('CKE-4 CKE-5 30 days, and by https only where the site is', () => {
  expect(visit('/', undefined, { siteUrl: 'https://www.example.com' }).cookie).toBe(
    'customNavigationMode=%2Fsports; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
});
