import type { Page } from 'playwright/test';
import { startTaggedSite, watchStrangers } from '../fixtures/tag-manager.ts';
import { expect, test } from '../fixtures/test.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? '{}').categories);
const WALK = ['/', '/games', '/sports'];

/** Visits pages, waiting on each until the consent manager was asked about the tag manager. */
async function walk(page: Page, origin: string, paths = WALK): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + path);
    await page.waitForFunction(() => '_ccRun' in window);
  }
}

// Policy violations caused by the stand-in's custom tag.
test.use({
  allowed: /eval|trusted-?types?-for|TrustedScript|inline event handler|script-src-attr inline/i,
});

test('CKE-6 QRY-3 sends nothing to third parties before a choice or after a refusal', async ({
  page,
  own,
}) => {
  const site = await own(startTaggedSite());
  const strangers = watchStrangers(page, site.origin);
  await walk(page, site.origin);
  expect(strangers).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);

  await page.goto(site.origin);
  await ready(page);
  await message(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(message(page)).toBeHidden();
  await expect.poll(() => kept(page)).toEqual(['necessary']);
  await walk(page, site.origin);
  expect(strangers).toEqual([]);
  expect(await cookieNames(page)).toEqual(['cookies_accepted']);
  expect(await site.collected()).toEqual([]);
});
