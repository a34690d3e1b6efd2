import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { enterAccount } from '../fixtures/enter-account.ts';
import { expect, test } from '../fixtures/own-site.ts';
import { DESKTOP, PHONE } from '../fixtures/public-routes.ts';
import { setWeather } from '../fixtures/weather.ts';

test.use({ serviceWorkers: 'allow' });

// Each test starts a site of its own.

const balance = (page: Page) => page.getByRole('region', { name: 'Your balance' });
const deposits = (page: Page) => page.getByRole('row', { name: /Deposit/ });

async function fill(page: Page, amount: string, method = 'Norte Card') {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('radio', { name: method }).check();
}
const show = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: link }).click();

test('PGS-1 money goes in and out, and the balance is what the operator answers', {
  tag: '@smoke',
}, async ({ page }) => {
  await enterAccount(page, 'nico', '/account/cashier');
  await expect(balance(page)).toContainText('€0.00');
  await page.getByRole('button', { name: 'Pay in', exact: true }).click();
  await expect(page.getByText('How much should it be?')).toBeVisible();
  await expect(page.getByText('Choose one of them.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();

  await fill(page, '1,050.5');
  await page.getByRole('button', { name: 'Pay in €1,050.50' }).click();
  await expect(page.getByRole('heading', { name: '€1,050.50 is in your account' })).toBeFocused();
  await expect(balance(page)).toContainText('€1,050.50');

  await page.getByRole('button', { name: 'Another payment' }).click();
  await page.getByRole('link', { name: 'Pay out' }).click();
  await expect(page.getByRole('region', { name: 'Pay out' })).toBeVisible();
  await fill(page, '2000');
  await page.getByRole('button', { name: 'Pay out €2,000.00' }).click();
  await expect(page.getByText('You have €1,050.50 to pay out.')).toBeVisible();
  await page.getByRole('button', { name: 'All of it, €1,050.50' }).click();
  await page.getByRole('button', { name: 'Pay out €1,050.50' }).click();
  await expect(page.getByRole('heading', { name: '€1,050.50 is on its way to you' })).toBeFocused();
  await expect(balance(page)).toContainText('€0.00');
  await page.getByRole('link', { name: 'See your activity' }).click();
  await expect(page.getByRole('row', { name: /Withdrawal.*-€1,050.50/ })).toBeVisible();
});

test('PGS-1 a lost answer is asked for again under the same key, so the payment happens once', async ({
  page,
  baseURL,
}) => {
  await enterAccount(page, 'nico', '/account/cashier');
  await expect(balance(page)).toContainText('€0.00');
  // The operator books it; what it says is torn on the way.
  await setWeather(String(baseURL), { paymentProxy: { malformed: true } });
  await fill(page, '50');
  await page.getByRole('button', { name: 'Pay in €50.00' }).click();
  const lost = page.getByRole('heading', { name: 'The answer got lost on its way' });
  await expect(lost).toBeFocused();
  await expect(balance(page)).toContainText('€0.00');
  // It waits for the player, wherever they look meanwhile.
  await show(page, 'Limits');
  await expect(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await show(page, 'Cashier');
  await expect(lost).toBeVisible();

  await setWeather(String(baseURL), {});
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('heading', { name: '€50.00 is in your account' })).toBeVisible();
  await expect(balance(page)).toContainText('€50.00');
  await show(page, 'Activity');
  await expect(deposits(page)).toHaveCount(1);
});

test('PGS-1 a click too many has no second effect, and nothing is shown before the answer', async ({
  page,
  baseURL,
}) => {
  await enterAccount(page, 'nico', '/account/cashier');
  await fill(page, '20');
  await setWeather(String(baseURL), { paymentProxy: { delayMs: 4000 } });
  await page.getByRole('button', { name: 'Pay in €20.00' }).dblclick();
  await expect(page.getByText('Waiting for the answer…')).toBeVisible();
  await expect(balance(page)).toContainText('€0.00');
  await expect(page.getByRole('heading', { name: '€20.00 is in your account' })).toBeVisible();
  await show(page, 'Activity');
  await expect(deposits(page)).toHaveCount(1);
});

test.describe('when the operator fails or refuses', () => {
  test.use({ allowed: /status of (403|422|500|503)/ });

  test('PGS-1 a failing operator is asked again, and what it refuses is said by its reason', async ({
    page,
    baseURL,
  }) => {
    await enterAccount(page, 'vera', '/account/cashier');
    // What Vera has paid in this week depends on the weekday.
    const limit = page.getByText(/^Your weekly limit leaves €[\d.]+\.$/);
    const before = Number(/€([\d.]+)\.$/.exec((await limit.textContent()) ?? '')?.[1]);
    const left = (before - 10).toFixed(2);
    await setWeather(String(baseURL), { paymentProxy: { failureRate: 0.5, status: 503 } });
    await fill(page, '10');
    await page.getByRole('button', { name: 'Pay in €10.00' }).click();
    await expect(page.getByRole('heading', { name: '€10.00 is in your account' })).toBeVisible();
    await setWeather(String(baseURL), {});

    await page.getByRole('button', { name: 'Another payment' }).click();
    await expect(limit).toHaveText(`Your weekly limit leaves €${left}.`);
    const tooMuch = (before - 9.99).toFixed(2);
    await fill(page, tooMuch);
    await page.getByRole('button', { name: `Pay in €${tooMuch}` }).click();
    const refused = page.getByRole('region', { name: 'Nothing was booked' });
    await expect(refused).toContainText(`Your weekly limit leaves €${left}.`);
    await expect(refused.getByRole('link', { name: 'Your limits' })).toBeVisible();

    await fill(page, '10.13');
    await page.getByRole('button', { name: 'Pay in €10.13' }).click();
    await expect(refused).toContainText('The payment service refused it.');
  });

  test('PGS-1 a balance that did not come is not made up', async ({ page, baseURL }) => {
    await enterAccount(page, 'vera', '/account');
    await setWeather(String(baseURL), { operator: { malformed: true } });
    await page.goto('/account/cashier');
    await setWeather(String(baseURL), { operator: { failureRate: 1 } });
    await expect(page.getByRole('main')).not.toContainText('€');
    await setWeather(String(baseURL), {});
    await expect(balance(page)).toContainText('€', { timeout: 60_000 });
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });

  test('PGS-1 the button says so, and what was filled in stays', async ({ page, context }) => {
    await enterAccount(page, 'nico', '/account/cashier');
    await fill(page, '15');
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Pay in €15.00' }).click();
    await expect(page.getByRole('heading', { name: '€15.00 is in your account' })).toBeVisible();
  });
});

test('PGS-1 an account that is blocked or excluded reads why, and what opens it again', async ({
  page,
}) => {
  await enterAccount(page, 'bruno', '/account/cashier');
  await expect(page.getByText('Your account is under review.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeHidden();
});

test('PGS-1 the cashier speaks Spanish and reads its amounts', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/cashier');
  await page.goto('/es/account/cashier');
  await page.getByRole('textbox', { name: 'Importe' }).fill('1.234,56');
  await expect(page.getByRole('button', { name: 'Ingresar 1234,56 €' })).toBeVisible();
});

test('PGS-1 axe objects to nothing in the cashier', async ({ page }) => {
  // Every element, at two sizes and in two themes.
  test.slow();
  await enterAccount(page, 'vera', '/account/cashier');
  await page.getByRole('button', { name: 'Pay in', exact: true }).click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'main');
  }
});
