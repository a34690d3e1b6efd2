import type { Page } from 'playwright/test';
import { recordSessionCalls, statusFor } from '../../fixtures/operator-calls.ts';
import { signInAt } from '../../fixtures/own-session.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

// One player in several tabs of one browser.
test.use({ viewport: DESKTOP, serviceWorkers: 'allow' });

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test('AUT-3 F26 S8 five tabs opened at once are all restored, and renewed without notice', async ({
  page,
  context,
  own,
}) => {
  const { origin } = await own(startSite({}, { ACCESS_TOKEN_SECONDS: '20' }));
  await signInAt(page, origin, 'vera');
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  const calls = recordSessionCalls(...tabs);
  const tokens = new Set<string>();
  for (const tab of tabs)
    tab.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization) tokens.add(authorization);
    });
  await Promise.all(tabs.map((tab) => tab.goto(`${origin}/account/information`)));
  for (const tab of tabs) await expect(tab.getByRole('main')).toContainText('vera@');

  // All tokens so far expire, and are replaced without the player noticing.
  const first = [...tokens];
  await expect
    .poll(() => Promise.all(first.map((token) => statusFor(origin, token))), { timeout: 60_000 })
    .toEqual(first.map(() => 401));
  for (const tab of tabs) await expect(userMenu(tab)).toBeVisible();
  expect(calls.filter((call) => call !== 'POST /refresh 200')).toEqual([]);
  expect(calls.length).toBeLessThan(3 * tabs.length);
});

// Each tab has its own clock and asks the other tabs before it warns, so only real time keeps them in step.
test('AUT-3 warns in every tab; staying in one tab keeps all logged in', async ({
  page,
  context,
  own,
}) => {
  test.slow();
  const { origin } = await own(startSite({}, { INACTIVITY_SECONDS: '60' }));
  await signInAt(page, origin, 'vera', '/account');
  const other = await context.newPage();
  await other.goto(`${origin}/games`);
  const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning(page)).toBeVisible({ timeout: 45_000 });
  await expect(warning(other)).toBeVisible();
  await other.getByRole('button', { name: 'Stay logged in' }).last().click();
  await expect(warning(other)).toBeHidden();
  await expect(warning(page)).toBeHidden();
  // The next warnings come after the end that the first ones announced.
  for (const tab of [page, other]) {
    await expect(warning(tab)).toBeVisible({ timeout: 45_000 });
    await expect(userMenu(tab)).toHaveAccessibleName(/Vera/);
  }
});

test('AUT-2 ends the session on another device when a player logs out everywhere', async ({
  page,
  browser,
  site,
}) => {
  const { origin } = site;
  await signIn(page, 'vera', '/account/information');
  const elsewhere = await browser.newContext({ viewport: DESKTOP });
  const device = await elsewhere.newPage();
  await signInAt(device, origin, 'vera', '/account/information');
  await userMenu(page).click();
  const ended = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && /\/sessions$/.test(response.url()),
  );
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('group').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(login(page)).toBeVisible();
  await ended;
  await device.reload();
  await expect(device).toHaveURL(/\/login/);
  await expect(device.locator('body')).not.toContainText('vera@');
  await elsewhere.close();
});
