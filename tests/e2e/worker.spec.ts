import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';
import { cachedEntries, readyForOffline, workerInCharge } from '../fixtures/pwa-worker.ts';

test('PWA-1 registers the worker once the page is painted, loaded and idle', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await workerInCharge(page);
  const shown = await page.evaluate(() => {
    const paints = performance.getEntriesByType('paint');
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const last = Math.max(visit?.loadEventEnd ?? 0, ...paints.map(({ startTime }) => startTime));
    return performance.timeOrigin + last;
  });
  const first = gate.requests.findIndex(({ path }) => path === '/sw.js');
  expect(gate.requests[first]?.at).toBeGreaterThanOrEqual(shown);
  const before = gate.requests.slice(0, first).map(({ path }) => path);
  expect(before.filter((path) => /^\/(app-shell|content\/api)/.test(path))).toEqual([]);
});

test('PWA-2 PWA-3 keeps content, pictures and files, and no page but the empty shell', async ({
  page,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  for (const path of ['/games', '/promotions', '/sitemap', '/es', '/']) {
    await page.goto(path);
    await expectHydrated(page);
  }
  const entries = await cachedEntries(page);
  const pages = entries.filter(({ contentType }) => contentType.includes('html'));
  expect(pages.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/app-shell']);
  expect(entries.filter(({ type }) => type.startsWith('opaque'))).toEqual([]);
  expect(entries.filter(({ path }) => path.startsWith('/operator'))).toEqual([]);
  for (const part of ['desktop-menus', 'mobile-menus', 'footer-texts', 'homes'])
    expect(entries.some(({ path }) => path.startsWith(`/content/api/${part}`))).toBe(true);
});
