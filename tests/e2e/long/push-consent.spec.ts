import type { Page } from 'playwright/test';
import { objections } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { planPushBrowser, questionsPut, setPermission } from '../../fixtures/push-browser.ts';
import { signIn, userMenu } from '../../fixtures/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const PREFERENCES = '/account/preferences';
const here = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });
const list = (page: Page) => page.getByRole('region', { name: 'Your devices with notifications' });
const devices = (page: Page) => list(page).getByRole('listitem');
const press = (page: Page, name: string) => here(page).getByRole('button', { name }).click();
const openBell = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
const bell = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(userMenu(page)).toBeHidden();
}

test('PWA-5 turned on: kept once, listed and marked; removed from the list it is off again', async ({
  page,
}) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('On for this device');
  await expect(list(page).getByText('This device')).toBeVisible();
  await page.reload();
  await expect(here(page)).toContainText('On for this device');
  await expect(devices(page)).toHaveCount(1);
  expect(await questionsPut(page)).toBe(1);

  await list(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await list(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(here(page)).toContainText('Off on this device');
  await expect(list(page)).toContainText('None yet');
});

test('PWA-5 the bell asks first; “not now” and “don’t ask again” are kept, the page can still turn it on', async ({
  page,
}) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', '/');
  await openBell(page);
  await bell(page).getByRole('button', { name: 'Not now' }).click();
  await expect(bell(page)).not.toContainText('Shall we let you know?');
  await page.reload();
  await openBell(page);
  await expect(bell(page).getByRole('listitem').first()).toBeVisible();
  await expect(bell(page)).not.toContainText('Shall we let you know?');
  expect(await questionsPut(page)).toBe(0);

  await page.goto(PREFERENCES);
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('On for this device');
});

test('F44 a browser that says no is not asked again; what to do stands there, and the change is seen', async ({
  page,
}) => {
  await planPushBrowser(page, { answer: 'denied' });
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('Your browser does not let us');
  await expect(here(page).getByRole('listitem')).not.toHaveCount(0);
  await page.goto('/');
  await openBell(page);
  await expect(bell(page).getByRole('listitem').first()).toBeVisible();
  await expect(bell(page)).not.toContainText('Shall we let you know?');
  expect(await questionsPut(page)).toBe(1);

  await page.goto(PREFERENCES);
  await expect(here(page)).toContainText('Your browser does not let us');
  await setPermission(page, 'granted');
  await press(page, 'I have changed it');
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('On for this device');
});

test('F44 a permission that was taken back takes the device off the list at the next start', async ({
  page,
}) => {
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
        await expect(here(page)).toContainText('Your browser does not let us');
        return list(page).textContent();
      },
      { timeout: 120_000 },
    )
    .toContain('None yet');
});

test('PWA-5 signing out takes the device back, the same player is back without a question, another is not', async ({
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

test('PWA-5 a push service that never answers is waited for ten seconds', async ({ page }) => {
  await planPushBrowser(page, { service: 'silent' });
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('Your browser is asking');
  await expect(here(page)).toContainText('The push service does not answer');
  await expect(here(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('PWA-5 a browser that refuses by itself, as a private window does, is told so', async ({
  page,
}) => {
  await planPushBrowser(page, { answer: 'denied', answerAfterMs: 0 });
  await signIn(page, 'vera', PREFERENCES);
  await press(page, 'Turn on');
  await expect(here(page)).toContainText('Your browser said no by itself');
});

test('PWA-5 PF-8 the page is accessible with notifications off, denied and on, in both themes', async ({
  page,
}) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', PREFERENCES);
  await expect(here(page)).toContainText('Off on this device');
  expect(await objections(page)).toEqual([]);
  await openBell(page);
  await expect(bell(page)).toContainText('Shall we let you know?');
  expect(await objections(page)).toEqual([]);
  await bell(page).getByRole('button', { name: 'Yes, on this device' }).click();
  await expect(bell(page)).toContainText('On for this device');
  await page.keyboard.press('Escape');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    expect(await objections(page)).toEqual([]);
  }
});

test('PWA-5 following a promotion brings the question; after a yes it says how it went and where to choose', async ({
  page,
}) => {
  await planPushBrowser(page);
  await signIn(page, 'vera', '/promotions/fifty-first-night');
  const follow = page.getByRole('button', { name: 'Tell me about this promotion' });
  await follow.click();
  const question = page.getByRole('dialog', { name: 'Shall we let you know?' });
  expect(await questionsPut(page)).toBe(0);
  await question.getByRole('button', { name: 'Yes, on this device' }).click();
  const told = page.getByRole('dialog', { name: 'Notifications on this device' });
  await expect(told).toContainText('On for this device');
  await told.getByRole('link', { name: 'Topics and quiet hours' }).click();
  await expect(here(page)).toContainText('On for this device');
  await expect(page.getByRole('group', { name: 'Promotions you follow' })).toBeVisible();
});
