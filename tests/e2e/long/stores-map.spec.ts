import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

const GREY =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAfVTqhQAAAABJRU5ErkJggg==';
const map = (page: Page) => page.getByRole('region', { name: 'Map' });
const show = (page: Page) => map(page).getByRole('button', { name: 'Show map' });

/** Starts a tile server on its own origin. */
async function startTiles() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(GREY, 'base64'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A moving map may request tiles until its page closes, so the server ends with the tests.
  server.unref();
  return { asked, origin: `http://127.0.0.1:${port}` };
}

test.describe('on a wide window', () => {
  test.use({ viewport: DESKTOP });

  test('PGS-1 CFG-2 loads configured tiles when the map is opened, and nothing before', async ({
    page,
    own,
  }) => {
    const tiles = await startTiles();
    const tilesUrl = `${tiles.origin}/{z}/{x}/{y}.png`;
    const site = await own(startSite({ map: { tilesUrl, attribution: '© The map makers' } }));
    const answer = await page.goto(`${site.origin}/stores`);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy.match(/img-src [^;]*/)?.[0]).toContain(tiles.origin);
    expect(policy.match(/connect-src [^;]*/)?.[0]).not.toContain(tiles.origin);
    await expectHydrated(page);
    await expect(map(page)).toContainText(`The map comes from ${new URL(tiles.origin).host}`);
    await page.getByRole('searchbox').fill('madrid');
    await expect(page.getByText('5 shops', { exact: true })).toBeVisible();
    expect(tiles.asked).toEqual([]);
    await show(page).click();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(3);
    expect(tiles.asked.filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([]);
    await expect(map(page).getByText('© The map makers')).toBeVisible();
    await expect(map(page).locator('path.store-map-land')).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({ allowed: /Failed to load resource: net::ERR_|Error loading/ });

  test('PWA-3 PGS-1 finds and opens unvisited shops offline, on a map viewed before', async ({
    page,
    gate,
  }) => {
    await page.goto('/stores');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(map(page).locator('path.store-map-land')).toBeVisible();
    // A page that has just loaded does not save its content yet.
    await expect.poll(() => savedAnswers(page)).toContain('store-map');
    await page.goto('/');
    await readyForOffline(page);
    await expect
      .poll(() => savedAnswers(page))
      .toEqual(expect.arrayContaining(['stores', 'store-map']));
    await gate.close();
    await page.goto('/stores?q=vigo');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Berbés');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(map(page).getByRole('button', { name: 'Marquee Berbés' })).toBeVisible();
    await expect(map(page).locator('path.store-map-land')).toBeVisible();
    await page.goto('/stores/bilbao-abando');
    await expect(page.getByRole('heading', { level: 1, name: 'Marquee Abando' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Monday' })).toBeVisible();
  });
});
