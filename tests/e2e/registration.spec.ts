import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'blue kettle on the roof';
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const open = (page: Page) => page.getByRole('button', { name: 'Create account' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function begin(page: Page, path = '/register'): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.locator('form[aria-busy=false]')).toBeVisible();
}

async function fillAccount(page: Page, name: string): Promise<void> {
  await page.getByLabel('First name').fill('Lola');
  await page.getByLabel('Last name').fill('Light');
  await page.getByLabel('Date of birth').pressSequentially('07031990');
  await expect(page.getByLabel('Date of birth')).toHaveValue('07 03 1990');
  await page.getByLabel('Email address').fill(`${name}@players.marquee.example`);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await next(page).click();
}

async function fillDetails(page: Page, documentNumber: string, phone: string): Promise<void> {
  await expect(step(page, 'Address and consent')).toBeFocused();
  await expect(page.getByLabel('Country of residence')).toHaveValue('ES');
  await page.getByLabel('Street and house number').fill('Calle Mayor 1');
  await page.getByLabel('Postcode').fill('28013');
  await page.getByLabel('Town or city').fill('Madrid');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Identity document number').fill(documentNumber);
  const texts = page.getByRole('main').getByRole('link', { name: /^Read version/ });
  for (const [index, slug] of ['terms', 'privacy'].entries())
    await expect(texts.nth(index)).toHaveAttribute('href', `/legal/${slug}`);
  await page.getByLabel(/terms and conditions/).check();
  await page.getByLabel(/how my data is used/).check();
}

/** Returns everything of the form that this device stores. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => drafts.addEventListener('success', resolve));
    opened.result.close();
    return JSON.stringify([drafts.result, { ...localStorage }, { ...sessionStorage }]);
  });

test('PGS-1 RTE-6 creates an account in two steps, logs in and returns to the last page', {
  tag: '@smoke',
}, async ({ page }) => {
  await begin(page);
  await fillAccount(page, 'lola.light');
  await fillDetails(page, '11223344B', '600 300 401');
  await page.getByText('Deposit limits (optional)').click();
  await page.getByLabel('Per day').fill('50');
  await open(page).click();
  await expect(step(page, 'Welcome, Lola')).toBeFocused();
  await expect(userMenu(page)).toHaveAccessibleName(/Lola/);
  await expect(page.getByRole('link', { name: 'Upload a document' })).toHaveAttribute(
    'href',
    '/account/documents?kind=identification&returnUrl=%2F',
  );
  await expectAccessible(page, 'main');
  expect(await kept(page)).not.toContain('Lola');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});
