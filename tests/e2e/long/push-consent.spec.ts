import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { planPushBrowser, questionsPut, setPermission } from '../../fixtures/push-browser.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const PREFERENCES = '/account/preferences';
const here = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });
const list = (page: Page) => page.getByRole('region', { name: 'Your devices with notifications' });
const devices = (page: Page) => list(page).getByRole('listitem');
const press = (page: Page, name: string) => here(page).getByRole('button', { name }).click();

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(userMenu(page)).toBeHidden();
}

test('F44 a revoked permission unsubscribes the device at the next start', async ({ page }) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(devices(page)).toHaveCount(1);
  await setPermission(page, 'denied');
  await page.goto('/');
  await expect(userMenu(page)).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.goto(PREFERENCES);
        await expect(here(page)).toContainText('Your browser is blocking notifications');
        return list(page).textContent();
      },
      { timeout: 120_000 },
    )
    .toContain('None yet');
});

test('PWA-5 log-out unsubscribes; log-in restores it without a prompt, for that player only', async ({
  page,
  browser,
  baseURL,
}) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(devices(page)).toHaveCount(1);
  await signOut(page);

  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(elsewhere, 'vera', PREFERENCES);
  await expect(list(elsewhere)).toContainText('None yet');
  await elsewhere.close();

  await signIn(page, 'vera', PREFERENCES);
  await expect(here(page)).toContainText('On for this device');
  await expect(devices(page)).toHaveCount(1);
  await signOut(page);
  await signIn(page, 'nadia', PREFERENCES);
  await expect(here(page)).toContainText('Off on this device');
  await expect(list(page)).toContainText('None yet');
  expect(await questionsPut(page)).toBe(1);
});
