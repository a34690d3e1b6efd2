import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { DESKTOP, PHONE } from '../../fixtures/public-routes.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const PAGES = {
  '/account': 'Your account',
  '/account/information': 'Personal data',
  '/account/documents': 'Documents',
  '/account/security': 'Security',
  '/account/preferences': 'Notifications',
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const area = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('RTE-7 a visitor is sent to login and lands on the page asked for', async ({ page }) => {
  await page.goto('/account/documents?kind=identification');
  await expect(page).toHaveURL(
    /\/login\?returnUrl=%2Faccount%2Fdocuments%3Fkind%3Didentification$/,
  );
  await signIn(page, 'vera', '/account/documents?kind=identification');
  await expect(page.getByRole('radio', { name: /Identity document/ })).toBeChecked();
});

test('PGS-1 the way around marks where one is, and focus goes to the page', async ({ page }) => {
  await signIn(page, 'vera', '/account');
  await expect(page.getByText('Good to see you, Vera')).toBeVisible();
  await area(page).getByRole('link', { name: 'Security' }).click();
  await expect(heading(page, 'Security')).toBeFocused();
  await expect(area(page).getByRole('link', { name: 'Security' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A reload inside the account stays in the account (RTE-5).
  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test.describe('without a connection', () => {
  // What the browser itself, NAV and MOB-4 say of a network that is gone.
  test.use({
    allowed: /Failed to load resource: net::ERR_|Error loading (mobile|desktop) /,
    // It would come at some moment or other of the test.
    serviceWorkers: 'block',
  });

  test('PGS-1 what is in memory stays, the rest waits for it', async ({ page, context }) => {
    await signIn(page, 'vera', '/account/information');
    await expect(page.getByText('Montalbán')).toBeVisible();
    await area(page).getByRole('link', { name: 'Notifications' }).hover();
    await area(page).getByRole('link', { name: 'Security' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await area(page).getByRole('link', { name: 'Personal data' }).click();
    await expect(page.getByText('Montalbán')).toBeVisible();
    await area(page).getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByText('Your account needs a connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('checkbox', { name: 'E-mail' })).toBeVisible();
  });
});

test('PGS-1 the area speaks Spanish', async ({ page }) => {
  await signIn(page, 'vera', '/games');
  await page.goto('/es/account/documents');
  await expect(heading(page, 'Documentos')).toBeVisible();
  await expect(page.getByText('Tu identidad está verificada')).toBeVisible();
});

for (const [path, title] of Object.entries(PAGES)) {
  test(`PGS-1 axe objects to nothing on ${path}, dark and light, phone and desktop`, async ({
    page,
  }) => {
    await signIn(page, 'vera', path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText('One moment…')).toHaveCount(0);
      await expectAccessible(page, 'main');
    }
  });
}

test('QRY-2 a player at a terminal in a shop is told to sign out before leaving', async ({
  page,
}) => {
  // A shop's own proxy says which terminal asks.
  await page.setExtraHTTPHeaders({ 'X-Terminal': 'T7@S2' });
  await signIn(page, 'vera', '/account');
  const note = page.getByRole('region', { name: 'You are at a terminal in a shop' });
  await expect(note).toContainText('terminal T7');
  await note.getByRole('button', { name: 'Sign out now' }).click();
  await expect(note).toBeHidden();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('__Host-rt');
});
