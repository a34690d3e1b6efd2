import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, signIn, userMenu } from '../fixtures/sign-in.ts';
import { reloadSteadily } from '../fixtures/steady-reload.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// Console errors of the browser about a refused log-in.
test.use({ allowed: /Failed to load resource: .*401/ });

const banner = (page: Page) => page.getByRole('banner');
const login = (page: Page) => banner(page).getByRole('link', { name: 'Log in' });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

test('AUT-1 HDR-4 HDR-6 RTE-7 logs in on a phone’s log-in page and returns to the last page', async ({
  page,
}) => {
  await page.goto('/games?category=slots');
  await expectHydrated(page);
  await login(page).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('/games?category=slots');
  await expect(userMenu(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: /Notifications/ })).toBeVisible();
  await expect(login(page)).toHaveCount(0);
  await page.goto('/login?returnUrl=/sports');
  await expect(page).toHaveURL('/sports');
});

test('HDR-5 AUT-1 logs in from the desktop header with the keyboard only', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/games');
  await expectHydrated(page);
  await login(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(login(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('vera');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is incorrect');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Username or email')).toHaveValue('vera');
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toHaveLength(12);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeFocused();
  await expect(page).toHaveURL('/games');
});

test('HDR-6 PF-2 a phone reload as a player shifts nothing and never shows the log-in link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'vera', '/games');
  await reloadSteadily(page);

  // The setting that hides the balance is kept on the device.
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(userMenu(page)).toContainText('••••');
  await page.reload();
  await expect(userMenu(page)).toContainText('••••');
  await expect(userMenu(page)).not.toContainText('€');
});
