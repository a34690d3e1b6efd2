import { crawl, linksIn, missing, originsOf, siteOf } from '../fixtures/crawl.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import allOff from '../fixtures/site-all-off.json' with { type: 'json' };
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// Everything off. Everything on is in long/. src/server/whole-config.test.ts checks both configurations.
test.use({ viewport: DESKTOP });

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
  for (const name of [/^Log in/, /^Sign up/, /^Chat/])
    await expect(header.getByRole('link', { name })).toHaveCount(0);
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Links that only exist in the browser must not be broken, either.
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
