import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { enterAccount } from '../fixtures/enter-account.ts';
import { expect, test } from '../fixtures/own-site.ts';
import { DESKTOP, PHONE } from '../fixtures/public-routes.ts';
import { fillLogin, PASSWORD, userMenu } from '../fixtures/sign-in.ts';
import { setWeather } from '../fixtures/weather.ts';

// Each test starts a site of its own.

const row = (page: Page, kind: string, period: string) =>
  page
    .getByRole('region', { name: kind, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) });

test('PGS-1 a lower limit counts at once, a higher one waits and may be taken back', async ({
  page,
}) => {
  await enterAccount(page, 'vera', '/account/limits');
  const month = row(page, 'Paying in', 'Per month');
  await expect(month).toContainText('of €300.00');
  await month.getByRole('button', { name: 'Paying in, Per month: Change' }).click();
  await expect(month.getByRole('textbox', { name: 'New limit' })).toBeFocused();
  await month.getByRole('textbox', { name: 'New limit' }).fill('250');
  await expect(month).toContainText('It counts at once. Raising it again takes 3 days.');
  await month.getByRole('button', { name: 'Set to €250.00 now' }).click();
  await expect(month).toContainText('Your limit is now €250.00.');
  await expect(month.getByRole('button', { name: /Change$/ })).toBeFocused();

  await month.getByRole('button', { name: /Change$/ }).click();
  await month.getByRole('textbox', { name: 'New limit' }).fill('400');
  await expect(month).toContainText('A higher limit counts in 3 days.');
  await month.getByRole('button', { name: 'Ask for €400.00' }).click();
  await expect(month).toContainText(/From .* it will be €400\.00\. Until then €250\.00 holds\./);
  await expect(month).toContainText('of €250.00');
  await month.getByRole('button', { name: 'Keep €250.00' }).click();
  await expect(month).toContainText('Your limit stays at €250.00.');
  await expect(month).not.toContainText('€400.00');
});

test('PGS-1 removing a limit asks twice and waits; time is hours and minutes', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/limits');
  const day = row(page, 'Time', 'Per day');
  await day.getByRole('button', { name: 'Time, Per day: Change' }).click();
  await day.getByRole('textbox', { name: 'Hours' }).fill('25');
  await day.getByRole('button', { name: /^(Ask for|Set)/ }).click();
  await expect(day).toContainText('A day has no more than 24 hr.');
  await day.getByRole('textbox', { name: 'Hours' }).fill('1');
  await day.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await day.getByRole('button', { name: 'Set to 1 hr 30 min now' }).click();
  await expect(day).toContainText('Your limit is now 1 hr 30 min.');

  await day.getByRole('button', { name: /Change$/ }).click();
  await day.getByRole('button', { name: 'Remove this limit' }).click();
  await expect(day.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
  await day.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(day).toContainText(/there will be no limit\. Until then 1 hr 30 min holds\./);
});

test('PGS-1 a break is begun in calm steps, and closes what takes money in', async ({ page }) => {
  await enterAccount(page, 'nico', '/account/limits');
  await page.getByRole('button', { name: 'Take a break: Choose how long' }).click();
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Choose how long it should be.')).toBeVisible();
  await page.getByRole('radio', { name: 'One week' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/It begins now and ends on \w+day, /)).toBeVisible();
  await expect(page.getByText('Nobody can shorten it: not you, not us.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Start my break' }).click();
  await expect(page.getByText(/Your break has begun\. It ends on /)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Take a break/ })).toBeHidden();

  await page.getByRole('link', { name: 'Cashier' }).click();
  await expect(page.getByText('Until it is over nothing goes in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay in' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pay out' })).toBeVisible();
});

test.describe('with sessions that the operator ends', () => {
  test.use({ allowed: /status of (401|403)/ });

  test('PGS-1 a self-exclusion wants a tick, ends the session with words, and holds', async ({
    page,
  }) => {
    await enterAccount(page, 'nico', '/account/limits');
    await page.getByRole('button', { name: 'Exclude myself: Choose how long' }).click();
    await page.getByRole('radio', { name: 'Six months' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(page.getByText('Tick this first')).toBeVisible();
    await page.getByRole('checkbox', { name: /I want to exclude myself/ }).check();
    await page.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(page.getByText(/You are excluded from playing until .*well done/)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(userMenu(page)).toBeHidden();

    await page.goto('/login');
    await fillLogin(page, 'nico', PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(/until \w+ \d|until \d/i)).toBeVisible();
    await expect(userMenu(page)).toBeHidden();
  });
});

test.describe('when the operator fails', () => {
  test.use({ allowed: /status of 500/ });

  test('PGS-1 a change that did not arrive says so and changes nothing', async ({
    page,
    baseURL,
  }) => {
    await enterAccount(page, 'vera', '/account/limits');
    const week = row(page, 'Losses', 'Per week');
    await week.getByRole('button', { name: 'Losses, Per week: Set a limit' }).click();
    await week.getByRole('textbox', { name: 'New limit' }).fill('80');
    await setWeather(String(baseURL), { operator: { failureRate: 1 } });
    await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
    await expect(week).toContainText('That did not arrive.');
    await expect(week).toContainText('No limit');
    await setWeather(String(baseURL), {});
    await week.getByRole('button', { name: 'Set to €80.00 now' }).click();
    await expect(week).toContainText('Your limit is now €80.00.');
  });
});

test('PGS-1 axe objects to nothing on limits, forms open', async ({ page }) => {
  // Every element, at two sizes and in two themes.
  test.slow();
  await enterAccount(page, 'vera', '/account/limits');
  await page.getByRole('button', { name: 'Paying in, Per week: Change' }).click();
  await page.getByRole('button', { name: 'Time, Per day: Change' }).click();
  await page.getByRole('button', { name: 'Exclude myself: Choose how long' }).click();
  await page.getByRole('radio', { name: 'Without end' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Exclude me now' }).click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'main');
  }
});
