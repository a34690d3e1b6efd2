import type { Response } from 'playwright/test';
import { contents, goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';
import { keptPages, readyForOffline } from '../fixtures/pwa-worker.ts';

// Messages of the browser, the desktop menu (NAV) and the bottom bar (MOB-4) when the network is down.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|mobile menu|desktop menu)/,
  ],
});

test('PWA-3 PWA-2 R10 opens the complete home offline after one visit', async ({ page, gate }) => {
  await page.goto('/');
  await readyForOffline(page);
  const online = await contents(page);
  expect(online.main.length).toBeGreaterThan(50);
  await gate.close();

  const shown = await page.goto('/');
  expect([shown?.status(), shown?.fromServiceWorker()]).toEqual([200, true]);
  await expect(
    page.getByRole('status').filter({ hasText: /Offline.*Saved .*\d{2}:\d{2}/s }),
  ).toBeVisible();
  await expect.poll(() => contents(page)).toEqual(online);
  await expect(page.getByRole('main').getByText('suspended').first()).toBeAttached();
});

test('PF-7 S1 shows a seen or read-ahead page’s own document offline, under its policy', async ({
  page,
  gate,
}) => {
  const policyOf = (shown: Response | null) => shown?.headers()['content-security-policy'];
  const online = policyOf(await page.goto('/'));
  expect(online).toContain("'strict-dynamic'");
  await readyForOffline(page);
  const ahead = ['/games', '/help', '/promotions', '/sports', '/stores'];
  await expect.poll(() => keptPages(page)).toEqual(['/', ...ahead]);
  await goWithin(page, '/sitemap');
  await expect.poll(() => keptPages(page)).toContain('/sitemap');
  await gate.close();

  for (const path of ['/games', '/promotions', '/sitemap', '/']) {
    const shown = await page.goto(path);
    expect(shown?.fromServiceWorker()).toBe(true);
    expect(await shown?.text()).toMatch(/^<!doctype html><html data-kept [\s\S]*<h2/);
    await expect(page.getByRole('status').filter({ hasText: /Offline.*Saved \d/s })).toBeVisible();
    // The page is hydrated and no longer marked as cached.
    await expect(page.locator('html[data-hydrated]:not([data-kept])')).toBeAttached();
    if (path === '/')
      expect(policyOf(shown)?.replace(/,\s*/g, ', ')).toBe(online?.replace(/[,\n]\s*/g, ', '));
  }
});

test('PWA-3 R10 F38 offers saved pages instead of an unvisited one, and opens it when online', {
  tag: '@smoke',
}, async ({ page, gate }) => {
  await page.goto('/');
  await readyForOffline(page);
  await gate.close();
  // The lists were prefetched, but not content in another language or each promotion.
  for (const path of ['/es', '/es/promotions']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /no está guardada/ })).toBeVisible();
  }
  await page.goto('/promotions/accumulators');
  await expect(page.getByRole('heading', { name: /isn’t saved on this device/ })).toBeVisible();
  const saved = page.getByRole('list', { name: 'Saved on this device' });
  await saved.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main').getByText('Tonight is opening night')).toBeVisible();

  await page.goto('/es/promotions');
  await expect(page.getByRole('heading', { name: /no está guardada/ })).toBeVisible();
  await gate.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: /no está guardada/ })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
