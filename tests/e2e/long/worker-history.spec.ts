import { wholeBrowser } from '../../browser.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { workerInCharge } from '../../fixtures/pwa-worker.ts';
import { SILENT, standInBook } from '../../fixtures/stand-in-book.ts';

// Pages kept whole for the back button are switched off in test browsers, unless asked for.
test.use({
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('PWA-2 the back button brings every public page back as it was, with the worker in charge', async ({
  page,
  context,
}) => {
  // It may be framed by the site's own address alone, and here the site has the gate's.
  await standInBook(context, SILENT);
  await page.goto('/');
  await workerInCharge(page);
  // Without /login: it offers passkeys among the suggestions, and Chromium keeps no page that has asked for one.
  for (const path of ['/', '/games', '/sports', '/sports/live', '/promotions', '/sitemap']) {
    await page.goto(path);
    await expectHydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    // What the worker still has to say to a page that was left would cost it its place.
    await page.waitForLoadState('networkidle');
    await page.goto('/style-guide');
    await page.evaluate(() => history.back());
    await expect(page, path).toHaveURL(path);
    const outcome = () =>
      page.evaluate(
        () =>
          Reflect.get(window, 'persisted') ??
          // Says why it was not kept.
          JSON.stringify(performance.getEntriesByType('navigation')),
      );
    await expect.poll(outcome, path).toBe(true);
  }
});
