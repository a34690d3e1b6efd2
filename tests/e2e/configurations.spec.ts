import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { freePort } from '../fixtures/free-port.ts';
import { DESKTOP } from '../fixtures/public-routes.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import allOff from '../fixtures/site-all-off.json' with { type: 'json' };
import { allOn } from '../fixtures/site-all-on.ts';
import { startIndigitall } from '../fixtures/stand-in-indigitall.ts';
import { expect, test } from '../fixtures/test.ts';

// One configuration with everything off and one with everything on (checked by src/server/whole-config.test.ts).
test.use({ viewport: DESKTOP });

/** Starts a site with exactly this configuration. */
function siteOf(config: object, environment: Record<string, string> = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'marquee-config-')), 'site.json');
  writeFileSync(file, JSON.stringify(config));
  return startSite({}, { SITE_CONFIG: file, ...environment });
}

/** Returns the same-site paths that a document links to; one filter stands for all filters of a page. */
function linksIn(html: string, at: string, origin: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), origin + at);
    return url.origin === origin ? [url.pathname] : [];
  });
}

/** Maximum number of pages per kind: further games and help answers use the same route. */
const OF_A_KIND = 2;

/** Follows every link, starting at a page. @returns the response of each URL */
async function crawl(origin: string, from: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [from];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    found.set(path, `${response.status} ${response.headers.get('location') ?? ''}`.trim());
    for (const link of linksIn(await response.text(), path, origin)) {
      const kind = link.replace(/[^/]*$/, '');
      const count = kinds.get(kind) ?? 0;
      const depth = link.replace(/^\/es(?=\/)/, '').split('/').length;
      const isOneOfMany = depth > 2 && count >= OF_A_KIND;
      if (seen.has(link) || isOneOfMany) continue;
      kinds.set(kind, count + 1);
      seen.add(link);
      waiting.push(link);
    }
  }
  return found;
}

const missing = (found: Map<string, string>) =>
  [...found].filter(([, answer]) => answer !== '200').map((one) => one.join(' '));

/** Records the origins that the page requests from now on. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  return origins;
}

test('CFG-2 CFG-3 everything off: no broken links and no third-party requests', async ({
  page,
  own,
}) => {
  const { origin } = await own(siteOf(allOff));
  const found = await crawl(origin, '/');
  expect(missing(found)).toEqual([]);

  const origins = originsOf(page);
  for (const path of [...found.keys(), '/maintenance', '/access-denied', '/style-guide']) {
    await page.goto(origin + path);
    await expectHydrated(page);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.goto(origin);
  await expectHydrated(page);
  const header = page.getByRole('banner');
  for (const name of [/^Log in/, /^Register/, /^Chat/])
    await expect(header.getByRole('link', { name })).toHaveCount(0);
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Links that only appear in the browser are not broken either.
  const shown = linksIn(await page.content(), '/', origin);
  expect(shown.filter((path) => found.get(path) !== '200')).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([origin]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  for (const path of ['/games', '/login', '/promotions', '/account/information', '/help']) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect([path, answer.status]).toEqual([path, 302]);
  }
});

test('CFG-2 CFG-3 everything on: each part shows, no broken links or policy violations', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const service = await startIndigitall();
  const providers = { ...allOn.providers, inDigital: service.settings };
  const config = { ...allOn, siteUrl, providers };
  const BRAND_DIR = fileURLToPath(new URL('../fixtures/brand', import.meta.url));
  const { origin, output } = await own(siteOf(config, { PORT: String(port), BRAND_DIR }));
  expect(origin).toBe(siteUrl);
  expect(output()).not.toContain('not mounted');
  const home = await fetch(origin, { redirect: 'manual' });
  expect([home.status, home.headers.get('location')]).toEqual([302, '/games']);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Full House' });
  await page.goto(`${origin}/no-such-page`);
  await expect(page).toHaveURL(`${origin}/games`);
  await expect(logo).toHaveJSProperty('naturalWidth', 132);
  expect(await logo.boundingBox()).toMatchObject({ width: 132, height: 40 });
  await expect(page.getByText('That page no longer exists')).toBeVisible();
  const found = await crawl(origin, '/games');
  // Home is a valid link target, in both languages.
  found.delete('/');
  found.delete('/es');
  expect(missing(found)).toEqual([]);
  const { routes } = allOn;
  const pages = Object.values(routes).filter((path) => !path.startsWith(routes.playerArea));
  expect(pages.length).toBeGreaterThan(12);

  const origins = originsOf(page);
  for (const path of pages.filter((one) => one !== '/legal' && one !== '/providers')) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expectHydrated(page);
  }
  await page.goto(`${origin}/promotions`);
  await expectHydrated(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Cookie settings')).toBeVisible();
  const chat = header.getByRole('link', { name: 'Chat with us' });
  const frames = new URL((await chat.getAttribute('href')) ?? '').origin;
  await chat.click();
  await expect(page.getByRole('dialog', { name: 'Chat with Full House' })).toBeVisible({});
  // Nothing of the tag manager, map or push service is requested before it is needed.
  expect([...origins].filter((one) => one !== origin && one !== frames)).toEqual([]);
  service.stop();
});
