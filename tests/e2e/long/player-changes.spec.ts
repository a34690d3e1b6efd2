import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { setWeather } from '../../fixtures/weather.ts';

// What the browser itself says of a refusal.
test.use({ allowed: /Failed to load resource: .*(422|500)/ });

const area = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('AUT-4 the yearly confirmation opens the account again', async ({ page }) => {
  await signIn(page, 'ana', '/account');
  await page.getByRole('dialog').getByRole('link', { name: 'Look them over' }).click();
  await expect(page).toHaveURL(
    /\/account\/information\?section=personal-data&pendingVerification=true/,
  );
  await page.getByRole('button', { name: 'My data are right' }).click();
  await expect(page.getByText('Your data are confirmed for another year.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My data are right' })).toBeHidden();
  await area(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Nothing at the moment. All is in order.')).toBeVisible();
});

test('PGS-1 contact data: what is wrong is said at the field, by us or by the operator', async ({
  page,
}) => {
  await signIn(page, 'vera', '/account/information');
  await page.getByRole('button', { name: 'Change' }).click();
  const email = page.getByLabel('E-mail');
  const phone = page.getByLabel('Phone');
  await expect(email).toBeFocused();
  await phone.fill('600');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Write it with the country/);

  await phone.fill('0034 600 11 12 13');
  await email.fill('nadia@players.marquee.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Another account uses this address/);

  await email.fill('vera.new@players.marquee.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your contact data are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('vera.new@players.marquee.example')).toBeVisible();
  await expect(page.getByText('+34600111213')).toBeVisible();
});

test.describe('an answer that is lost', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('PGS-1 what is taken back after a save whose answer was lost is off at the operator', async ({
    page,
  }) => {
    await signIn(page, 'vera', '/account/preferences');
    const sms = page.getByRole('checkbox', { name: 'Text message' });
    const casino = page.getByRole('checkbox', { name: 'Casino' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const box of [sms, casino]) await box.uncheck();
    await save.click();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();

    await page.route('**/notification-preferences', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      await route.abort();
    });
    for (const box of [sms, casino]) await box.check();
    await save.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/notification-preferences');

    for (const box of [sms, casino]) await box.uncheck();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await save.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    for (const box of [sms, casino]) await expect(box).not.toBeChecked();
  });
});

test('PGS-1 notification preferences hold, with quiet hours by the clock of a place', async ({
  page,
}) => {
  await signIn(page, 'vera', '/account/preferences');
  const sms = page.getByRole('checkbox', { name: 'Text message' });
  const before = await sms.isChecked();
  await sms.setChecked(!before);
  await page.getByRole('checkbox', { name: 'Keep quiet' }).check();
  await page.getByLabel('From').fill('23:30');
  await page.getByLabel('Until').fill('23:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quiet hours need a beginning and another end.')).toBeVisible();
  await page.getByLabel('Until').fill('07:15');
  // The choices come with the focus.
  await page.getByLabel('By the clock of').focus();
  await page.getByLabel('By the clock of').selectOption('Atlantic/Canary');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Until')).toHaveValue('07:15');
  await expect(page.getByLabel('By the clock of')).toHaveValue('Atlantic/Canary');
  await expect(sms).toBeChecked({ checked: !before });
});

test('PGS-1 a part that fails says so, and comes when it is asked again', async ({
  page,
  origin,
}) => {
  await signIn(page, 'vera', '/account/security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await setWeather(origin, { operator: { failureRate: 1 } });
  await area(page).getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByText('This part did not answer just now.')).toBeVisible();
  await setWeather(origin, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox', { name: 'E-mail' })).toBeVisible();
});
