import type { Page } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectStillInParts, openInParts, servePagesInParts } from '../fixtures/page-in-parts.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const accepted = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookies_accepted')?.value;
const visit = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name }).click();

// One test keeps a page from its scripts.
test.use({ allowed: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

test('CKE-1 CKE-3 it is there on the first visit, a click accepts, and it never comes back', {
  tag: '@smoke',
}, async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/');
  await expectHydrated(page);
  await expect(message(page)).toBeVisible();
  expect(await accepted(page)).toBeUndefined();
  await message(page).getByRole('button', { name: 'Accept' }).click();
  await expect(message(page)).toBeHidden();
  expect(await accepted(page)).toBe('1');
  expect(await layoutShifts(page)).toEqual([]);

  // Later visits: hidden before any script of the page has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(message(page)).toBeHidden();
});

test('CKE-3 PF-2 it does not grow while the page arrives', async ({ page, site }) => {
  const slow = await servePagesInParts(site.origin, '<div class="cookie-notice-answers"');
  try {
    await recordLayoutShifts(page);
    await openInParts(page, slow);
    await expect(message(page).getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectStillInParts(page);
    await page.close();
  } finally {
    slow.stop();
  }
});

test('CKE-3 what gets the focus by keyboard comes to stand above it', async ({ page }) => {
  await page.goto('/stores');
  await expectHydrated(page);
  const { y: upperEdge = 0 } = (await message(page).boundingBox()) ?? {};
  const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await shops.first().focus();
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab');
    const lowerEdge = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().bottom,
    );
    expect(lowerEdge).toBeLessThanOrEqual(upperEdge);
  }
});

for (const width of [320, 390, 1280])
  test(`CKE-3 the end of the page comes to stand above it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/stores');
    await expectHydrated(page);
    const { y: upperEdge = 0 } = (await message(page).boundingBox()) ?? {};
    const last = page.getByRole('contentinfo').getByText('©');
    const lowerEdge = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const box = await last.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(lowerEdge).toBeLessThanOrEqual(upperEdge);
  });

test.describe('with scripts cut off', () => {
  test.use({ javaScriptEnabled: false });
  test('CKE-3 it starts hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(message(page)).toBeHidden();
  });
});

test('CKE-2 the third page view accepts, a filter and a redirect are counted as what they are', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(message(page)).toBeVisible();
  await visit(page, 'Casino');
  await expect(page).toHaveURL(/\/games$/);
  await expect(message(page)).toBeVisible();
  expect(await accepted(page)).toBeUndefined();
  await visit(page, 'Sports');
  await expect(page).toHaveURL(/\/sports$/);
  await expect(message(page)).toBeHidden();
  expect(await accepted(page)).toBe('1');
});

test('CKE-2 CKE-3 a site without the message shows none and accepts nothing', async ({
  page,
  own,
}) => {
  const site = await own(startSite({ showBasicCookiesMessage: false }));
  await page.goto(site.origin);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  for (const name of ['Casino', 'Sports', 'Offers']) await visit(page, name);
  await expect(page).toHaveURL(/promotions/);
  await expect(message(page)).toHaveCount(0);
  expect(await accepted(page)).toBeUndefined();
});
