import type { Page } from 'playwright/test';
import { COLOUR_RULES, expectInBothThemes, objections } from '../fixtures/axe.ts';
import { DESKTOP, PHONE, PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { expectHydrated, expectSettled } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

// One page after the other would take a worker twice as long as all the others together.
test.describe.configure({ mode: 'parallel' });

/** Loads a page once, as large as it is looked at first; all that is looked at afterwards is changed in place. */
async function open(page: Page, path: string): Promise<void> {
  // Nothing moves, so that colours are read at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expectSettled(page);
}

for (const route of PUBLIC_ROUTES) {
  test(`FRM-1 axe objects to nothing on ${route}, dark and light, phone and desktop`, async ({
    page,
  }) => {
    await open(page, route);
    await expectInBothThemes(page);
    await page.setViewportSize(DESKTOP);
    await expectInBothThemes(page);
  });

  test(`CFG-2 axe objects to nothing on ${route} in Spanish`, async ({ page }) => {
    await open(page, `/es${route}`);
    expect(await objections(page)).toEqual([]);
  });
}

test('PGS-1 axe objects to nothing on the parts of an account, dark and light', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/style-guide');
  const parts = page.getByRole('region', { name: 'Accounts' });
  const overview = parts.getByRole('heading', { name: "A player's overview" });
  // What is above takes its height only when it is near, and pushes these parts on: a reader scrolls again.
  await expect(async () => {
    await parts.scrollIntoViewIfNeeded();
    await expect(overview).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const found = await objections(page, theme === 'light' ? COLOUR_RULES : [], '#accounts');
    // One part in several states has the same name in each.
    expect(found.filter((line) => !line.startsWith('landmark-unique'))).toEqual([]);
  }
});

test('CKE-3 NTF-5 axe objects to nothing on the cookie message and a notification', async ({
  page,
}) => {
  await page.goto('/style-guide');
  await expectHydrated(page);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'warning' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session ends in five minutes.');
  expect(await objections(page)).toEqual([]);
});

test('BRG-4 axe objects to nothing on the open burger', async ({ page }) => {
  await page.goto('/sitemap');
  await expectHydrated(page);
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Menu' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});
