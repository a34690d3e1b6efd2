import type { Page } from 'playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const accepted = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookies_accepted')?.value;

// The page cannot load its scripts.
test.use({ allowed: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

test('CKE-1 CKE-3 shows on the first visit, accepts on click, and never shows again', {
  tag: '@smoke',
}, async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/');
  await expectHydrated(page);
  await expect(message(page)).toBeVisible();
  expect(await accepted(page)).toBeUndefined();
  await message(page).getByRole('button', { name: 'Accept' }).click();
  await expect(message(page)).toBeHidden();
  // A cookie that a script sets reaches the browser's list a moment later.
  await expect.poll(() => accepted(page)).toBe('1');
  expect(await layoutShifts(page)).toEqual([]);

  // Hidden before any module of the page has run, on later visits and even before the choice is stored.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(message(page)).toBeHidden();
});
