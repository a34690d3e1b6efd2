import { expectHydrated, goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';
import {
  cachedEntries,
  keptPages,
  readyForOffline,
  workerInCharge,
} from '../fixtures/pwa-worker.ts';
import { signIn } from '../fixtures/sign-in.ts';

test('PWA-1 registers the service worker once the page is painted, loaded and idle', async ({
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

test('PWA-2 PWA-3 PF-7 caches content, files and visited public pages, and no player data', async ({
  page,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.goto('/es');
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/', '/es']));
  await page.goto('/providers/Lampblack?btag=partner');
  await expect.poll(() => keptPages(page)).toContain('/providers/Lampblack');
  await goWithin(page, '/promotions/accumulators');
  await expect.poll(() => keptPages(page)).toContain('/promotions/accumulators');
  await signIn(page, 'vera', '/account');
  await expectHydrated(page);
  await goWithin(page, '/account/limits');
  await goWithin(page, '/sitemap');
  await expect.poll(() => keptPages(page)).toContain('/sitemap');
  expect((await keptPages(page)).filter((path) => path.startsWith('/account'))).toEqual([]);
  const entries = await cachedEntries(page);
  const others = entries.filter(
    ({ cache, contentType }) => contentType.includes('html') && !cache.startsWith('app-pages-'),
  );
  expect(others.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/app-shell']);
  expect(entries.filter(({ type }) => type.startsWith('opaque'))).toEqual([]);
  expect(entries.filter(({ path }) => path.startsWith('/operator'))).toEqual([]);
  for (const part of ['desktop-menus', 'mobile-menus', 'footer-texts', 'homes'])
    expect(entries.some(({ path }) => path.startsWith(`/content/api/${part}`))).toBe(true);
});
