import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, signIn, userMenu } from '../../fixtures/sign-in.ts';

// What the browser itself says of a refusal.
test.use({ allowed: /Failed to load resource: .*(401|422)/, serviceWorkers: 'allow' });

const save = (page: Page) => page.getByRole('button', { name: 'Save the new password' });

test('PGS-1 the password is changed; the one of before opens nothing any more', async ({
  page,
}) => {
  await signIn(page, 'vera', '/account/security');
  await page.getByRole('button', { name: 'Change' }).click();
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  await expect(current).toBeFocused();
  await save(page).click();
  await expect(current).toHaveAccessibleDescription(/Please fill this in/);

  await current.fill('not my password');
  await next.fill('four odd lamps on a pier');
  await save(page).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/not your current password/);

  await current.fill(PASSWORD);
  await next.fill('password1234');
  await save(page).click();
  await expect(next).toHaveAccessibleDescription(/Many people use this password/);

  await next.fill('four odd lamps on a pier');
  await save(page).click();
  await expect(page.getByText('Your new password holds from now on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('group', { name: 'This signs you out here, too.' })
    .getByText('Sign out everywhere')
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The user name or password is not correct.')).toBeVisible();
  await fillLogin(page, 'vera', 'four odd lamps on a pier');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(userMenu(page)).toBeVisible();
});

test('PGS-1 AUT-3 another device is signed out from here', async ({ page, browser, origin }) => {
  const other = await browser.newContext({ baseURL: origin });
  const theirs = await other.newPage();
  await signIn(theirs, 'vera', '/account');
  await signIn(page, 'vera', '/account/security');
  const devices = page.getByRole('listitem').filter({ hasText: /Chrom/ });
  await expect(devices).toHaveCount(2);
  const theirDevice = devices.filter({ hasText: 'Last seen' });
  await theirDevice.getByRole('button', { name: /Sign out/ }).click();
  await theirDevice.getByRole('button', { name: /Sign out/ }).click();
  await expect(devices).toHaveCount(1);

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  await other.close();
});
