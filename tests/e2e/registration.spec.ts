import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { startGate } from '../fixtures/pwa-gate.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import { signIn, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const REFUSED = /Failed to load resource: .*(403|422|net::ERR_)/;
test.use({ serviceWorkers: 'allow', allowed: REFUSED });

const PASSWORD = 'blue kettle on the roof';
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const open = (page: Page) => page.getByRole('button', { name: 'Open my account' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function begin(page: Page, path = '/register'): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.locator('form[aria-busy=false]')).toBeVisible();
}

async function fillAccount(page: Page, name: string): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('E-mail address').fill(`${name}@players.marquee.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await next(page).click();
}

async function fillAbout(page: Page, documentNumber: string): Promise<void> {
  await expect(step(page, 'About you')).toBeFocused();
  await page.getByLabel('First name').fill('Lola');
  await page.getByLabel('Last name').fill('Light');
  await page.getByLabel('Day').fill('7');
  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Year').fill('1990');
  await page.getByLabel('Identity document number').fill(documentNumber);
  await next(page).click();
}

async function fillAddress(page: Page, phone: string): Promise<void> {
  await expect(step(page, 'Address and contact')).toBeFocused();
  await page.getByLabel('Country where you live').selectOption('Spain');
  await page.getByLabel('Street and number').fill('Calle Mayor 1');
  await page.getByLabel('Postal code').fill('28013');
  await page.getByLabel('Town or city').fill('Madrid');
  await page.getByLabel('Mobile phone').fill(phone);
  await next(page).click();
}

async function agree(page: Page): Promise<void> {
  await expect(step(page, 'Limits and consents')).toBeFocused();
  const texts = page.getByRole('main').getByRole('link', { name: /^Read them/ });
  for (const [index, slug] of ['terms', 'privacy'].entries())
    await expect(texts.nth(index)).toHaveAttribute('href', `/legal/${slug}`);
  await page.getByLabel(/terms and conditions/).check();
  await page.getByLabel(/how my data are used/).check();
}

/** Everything that this device keeps of the form. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('marquee');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => drafts.addEventListener('success', resolve));
    opened.result.close();
    return JSON.stringify([drafts.result, { ...localStorage }, { ...sessionStorage }]);
  });

test('PGS-1 RTE-6 four steps open an account, sign in and lead on; a player has no business there', {
  tag: '@smoke',
}, async ({ page }) => {
  await begin(page);
  await expectAccessible(page, 'main');
  await fillAccount(page, 'lola.light');
  await expectAccessible(page, 'main');
  await fillAbout(page, '11223344A');
  await expectAccessible(page, 'main');
  await fillAddress(page, '600 300 401');
  await agree(page);
  await page.getByLabel('In a day').fill('50');
  await expectAccessible(page, 'main');
  await open(page).click();
  await expect(step(page, 'Welcome to the house, Lola')).toBeFocused();
  await expect(userMenu(page)).toHaveAccessibleName(/Lola/);
  await expect(page.getByRole('link', { name: 'Upload my document' })).toHaveAttribute(
    'href',
    '/account/documents?kind=identification',
  );
  await expectAccessible(page, 'main');
  expect(await kept(page)).not.toContain('Lola');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});

test('PGS-1 what is wrong is said after a field is left, and stands in the way', async ({
  page,
}) => {
  await begin(page);
  const name = page.getByLabel('User name');
  await name.fill('vera');
  await expect(page.getByText('Somebody has this user name')).toHaveCount(0);
  await page.getByLabel('E-mail address').fill('lola@');
  await expect(page.getByText('Somebody has this user name already')).toBeVisible();
  await next(page).click();
  await expect(name).toBeFocused();
  await expect(page.getByText('does not look like an e-mail address')).toBeVisible();
  await expectAccessible(page, 'main');
  await fillAccount(page, 'lola.quick');
  await page.getByLabel('Day').fill('31');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
  await next(page).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('The calendar has no such day')).toBeVisible();
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 10));
  await page.getByLabel('Month').fill('1');
  await expect(page.getByText('at least 18 years old to play')).toBeVisible();
});

test('PGS-1 the operator has the last word: its refusal leads to the step and the field', async ({
  page,
}) => {
  await begin(page);
  await fillAccount(page, 'lola.late');
  await fillAbout(page, '48201937K');
  await fillAddress(page, '600 100 201');
  await agree(page);
  await open(page).click();
  await expect(page).toHaveURL('/register?step=about');
  await expect(page.getByLabel('Identity document number')).toBeFocused();
  await expect(page.getByText('an account with this document already')).toBeVisible();
  await page.getByLabel('Identity document number').fill('99887766B');
  await next(page).click();
  await expect(page.getByText('Another account has this number already')).toBeVisible();
});

test('PGS-1 S7 a reload and the back button keep what was typed, never password or document number', async ({
  page,
}) => {
  await begin(page);
  await fillAccount(page, 'lola.again');
  await fillAbout(page, '55443322C');
  await expect(step(page, 'Address and contact')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'About you')).toBeVisible();
  await page.goForward();
  await page.getByLabel('Street and number').fill('Calle Mayor 1');
  await expect.poll(() => kept(page)).toContain('Calle Mayor 1');
  for (const secret of [PASSWORD, '55443322C']) expect(await kept(page)).not.toContain(secret);

  await page.reload();
  await expect(step(page, 'Address and contact')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Calle Mayor 1');
  await expect(page.getByText('Welcome back')).toBeVisible();
  await fillAddressAgain(page);
  await open(page).click();
  // What was never kept is asked for where it belongs.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('User name')).toHaveValue('lola.again');
  await page.getByRole('button', { name: 'Forget what I typed' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('');
  expect(await kept(page)).not.toContain('lola.again');
});

async function fillAddressAgain(page: Page): Promise<void> {
  await page.getByLabel('Country where you live').selectOption('Spain');
  await page.getByLabel('Postal code').fill('28013');
  await page.getByLabel('Town or city').fill('Madrid');
  await page.getByLabel('Mobile phone').fill('600 300 402');
  await next(page).click();
  await agree(page);
}

test.describe('on a line that is cut', () => {
  // The worker's registration may meet it as well.
  const UNREGISTERED =
    /unknown error .* when fetching the script|Service worker registration failed/;
  test.use({ allowed: [REFUSED, UNREGISTERED] });

  test('PGS-1 F18 F21 an answer lost on the way: asked again, it is the same account', async ({
    page,
    site,
  }) => {
    const gate = await startGate(site.origin);
    await begin(page, `${gate.origin}/register`);
    await fillAccount(page, 'lola.lost');
    await fillAbout(page, '66778899D');
    await fillAddress(page, '600 300 403');
    await agree(page);
    await gate.close();
    await open(page).click();
    await expect(page.getByRole('alert')).toContainText('connection was lost');
    await gate.open();
    const found = gate.trouble('/operator/accounts', 'lose');
    await open(page).click();
    await expect(open(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('never open two accounts');
    found();
    await open(page).click();
    await expect(step(page, 'Welcome to the house, Lola')).toBeVisible();
    await gate.close();
  });
});

test('RTE-6 a visitor who may not register is told why, before and after', async ({
  page,
  own,
}) => {
  const site = await own(startSite({}, { VISITOR_COUNTRY: 'XE' }));
  await page.goto(`${site.origin}/register`);
  await expect(page).toHaveURL(`${site.origin}/access-denied?reason=exclusion`);
  await expect(
    page.getByRole('heading', { name: 'You asked us to keep this door closed' }),
  ).toBeVisible();
});

test('RTE-6 a player who opens the registration goes home', async ({ page }) => {
  await signIn(page, 'vera', '/games');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});
