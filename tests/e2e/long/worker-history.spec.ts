import { wholeBrowser } from '../../browser.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { workerInCharge } from '../../fixtures/pwa-worker.ts';
import { SILENT, standInBook } from '../../fixtures/stand-in-book.ts';

// The back/forward cache is off in test browsers by default.
test.use({
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('PWA-2 the back button restores every public page from bfcache, with the worker active', async ({
  page,
  context,
}) => {
  // The sportsbook may only be framed by the site's own origin, and here the site has the gate's.
  await standInBook(context, SILENT);
  await page.goto('/');
  await workerInCharge(page);
  // Without /login, because Chromium's passkey autofill keeps it out of the back/forward cache.
  for (const path of ['/', '/games', '/sports', '/sports/live', '/promotions', '/sitemap']) {
    await page.goto(path);
    await expectHydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    // A pending message of the service worker to a page in the back/forward cache would evict it.
    await page.waitForLoadState('networkidle');
    await page.goto('/style-guide');
    await page.evaluate(() => history.back());
    await expect(page, path).toHaveURL(path);
    const outcome = () =>
      page.evaluate(
        () =>
          Reflect.get(window, 'persisted') ??
          // Shows why the page was not restored from the cache.
          JSON.stringify(performance.getEntriesByType('navigation')),
      );
    await expect.poll(outcome, path).toBe(true);
  }
});
