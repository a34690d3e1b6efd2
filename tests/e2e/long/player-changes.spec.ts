import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { signIn } from '../../fixtures/sign-in.ts';

// Console errors of the browser about refusals.
test.use({ allowed: /Failed to load resource: .*(422|500)/ });

const area = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('AUT-4 unlocks the account when the player confirms the yearly check', async ({ page }) => {
  await signIn(page, 'ana', '/account');
  await page.getByRole('dialog').getByRole('link', { name: 'Check my details' }).click();
  await expect(page).toHaveURL(
    /\/account\/information\?section=personal-data&pendingVerification=true/,
  );
  await page.getByRole('button', { name: 'My details are right' }).click();
  await expect(page.getByText('Your details are confirmed for another year.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My details are right' })).toBeHidden();
  await area(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Nothing to do right now.')).toBeVisible();
});

test.describe('a lost response', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('PGS-1 a setting reverted after a save with a lost response is off at the operator', async ({
    page,
  }) => {
    await signIn(page, 'vera', '/account/preferences');
    const sms = page.getByRole('checkbox', { name: 'Text message' });
    const casino = page.getByRole('checkbox', { name: 'Casino' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const box of [sms, casino]) await box.uncheck();
    await save.click();
    await expect(page.getByText('Your preferences are saved.')).toBeVisible();

    await page.route('**/notification-preferences', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      await route.abort();
    });
    for (const box of [sms, casino]) await box.check();
    await save.click();
    await expect(page.getByRole('group', { name: /^We got no answer/ })).toBeFocused();
    await page.unroute('**/notification-preferences');

    for (const box of [sms, casino]) await box.uncheck();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await save.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    for (const box of [sms, casino]) await expect(box).not.toBeChecked();
  });
});
