import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownSite } from './own-site.ts';

test('CFG-7 PWA-4 uses a brand’s icons if it has any, else the default ones', async () => {
  const brand = mkdtempSync(join(tmpdir(), 'marquee-brand-'));
  mkdirSync(join(brand, 'icons'));
  const bytesOf = (name: string) =>
    readFileSync(new URL(`../../public/icons/${name}`, import.meta.url));
  writeFileSync(join(brand, 'icons/badge-96.png'), bytesOf('shortcut-games.png'));
  const site = await ownSite({}, { BRAND_DIR: brand });
  for (const [name, shown] of [
    ['badge-96.png', 'shortcut-games.png'],
    ['icon-192.png', 'icon-192.png'],
  ] as const) {
    const answer = await fetch(`${site.origin}/icons/${name}`);
    expect(bytesOf(shown).equals(Buffer.from(await answer.arrayBuffer())), name).toBe(true);
  }
  rmSync(brand, { recursive: true });
});

test('CFG-4 S16 a public site sends HSTS everywhere and refuses documented demo players', async () => {
  const site = await ownSite({
    siteUrl: 'https://www.foyer.example',
    endpoints: {
      operator: { url: 'https://api.foyer.example', internal: 'http://127.0.0.1:9' },
    },
  });
  const answer = await fetch(`${site.origin}/operator/accounts/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://www.foyer.example' },
    body: JSON.stringify({ username: 'vera', password: 'Marquee-Play-1' }),
  });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await fetch(`${site.origin}/content/api/homes`)).status).toBe(200);
  for (const path of ['/', '/sw.js', '/healthz', '/assets/gone.js', '/content/api/homes', '/%']) {
    const { headers } = await fetch(site.origin + path, { redirect: 'manual' });
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=63072000; includeSubDomains',
    ]);
  }
});

test('HOM-1 redirects on the server to a configured home route', async () => {
  const site = await ownSite({ routes: { home: '/games' } });
  const response = await fetch(site.origin, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/games']);
});

test('CKE-5 custom navigation: the first visit sets the cookie, the next is redirected', async () => {
  const site = await ownSite({ customNavigationMode: {} });
  const visit = (cookie: string, path = '/') =>
    fetch(site.origin + path, { redirect: 'manual', headers: { cookie } });
  const first = await visit('');
  expect(first.status).toBe(200);
  expect(first.headers.get('set-cookie')).toMatch(
    /^customNavigationMode=%2Fsports; Path=\/; Max-Age=2592000;/,
  );
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect((await visit('customNavigationMode=%2Fgames')).headers.get('location')).toBe('/games');
  expect((await visit('customNavigationMode=%2F%2Fevil.test')).status).toBe(200);
  expect((await visit('customNavigationMode=%2Fgames', '/promotions')).status).toBe(200);
});
