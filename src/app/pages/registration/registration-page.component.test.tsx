import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD as PLAYERS_PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { DATABASE_NAME } from '../../state/persist/schema.ts';

const PASSWORD = 'blue kettle on the roof';
const field = (label: string) => page.getByLabelText(label);
const next = page.getByRole('button', { name: 'Continue' });
const open = page.getByRole('button', { name: 'Create account' });
const step = (name: string) => page.getByRole('heading', { level: 2, name });
const busy = () => document.querySelector('form[aria-busy=false]');

async function begin(answering?: Parameters<typeof mountApp>[1]): Promise<void> {
  await mountApp('/register', answering);
  await expect.poll(busy).not.toBeNull();
}

async function fillAll(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

async function fillAccount(name: string, changes = {}): Promise<void> {
  await fillAll({
    'First name': 'Lola',
    'Last name': 'Light',
    'Date of birth': '07031990',
    'Email address': `${name}@players.marquee.example`,
    Username: name,
    Password: PASSWORD,
    ...changes,
  });
  await next.click();
}

async function fillDetails(documentNumber: string, phone: string): Promise<void> {
  await expect.element(step('Address and consent')).toHaveFocus();
  // The operator derives it from the visitor's IP address.
  await expect.element(field('Country of residence')).toHaveValue('ES');
  await fillAll({
    'Street and house number': 'Calle Mayor 1',
    Postcode: '28013',
    'Town or city': 'Madrid',
    'Mobile number': phone,
    'Identity document number': documentNumber,
  });
  await page.getByLabelText(/terms and conditions/).click();
  await page.getByLabelText(/how my data is used/).click();
}

/** Returns everything that this device stores of the form. */
async function kept(): Promise<string> {
  const opened = indexedDB.open(DATABASE_NAME);
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => drafts.addEventListener('success', resolve));
  opened.result.close();
  return JSON.stringify([drafts.result, { ...localStorage }, { ...sessionStorage }]);
}

test('PGS-1 shows errors on blur and taken values at once, and does not continue', async () => {
  await begin();
  const name = field('Username');
  await field('Email address').fill('lola@');
  await name.fill('vera');
  // The field still has the focus.
  await expect.element(text('This username is taken')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text('Enter a valid email address')).toBeVisible();
  await next.click();
  await expect.element(field('First name')).toHaveFocus();
  await expectAccessible();
  await fillAccount('lola.quick', { 'Date of birth': '31021990' });
  await expect.element(field('Date of birth')).toHaveFocus();
  await expect.element(text('Enter a valid date of birth')).toBeVisible();
  await field('Date of birth').fill(`31 1 ${new Date().getFullYear() - 10}`);
  await expect.element(text('at least 18 years old to play')).toBeVisible();
});

test('PGS-1 B24 checks the password against all values before the next step', async () => {
  await begin();
  const password = field('Password');
  for (const easy of ['P@ssw0rd2026!', 'Light07031990']) {
    await fillAccount('lola.guess', { Password: easy });
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription(/too easy to guess/);
    await expect.element(page.getByText('Too easy to guess', { exact: true })).toBeVisible();
  }
  await password.fill(PASSWORD);
  await expect.element(page.getByText('Strong')).toBeVisible();
  await next.click();
  await expect.element(step('Address and consent')).toBeVisible();
});

test('PGS-1 gives every field its autocomplete token', async () => {
  await begin();
  const tokens = () =>
    [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select)[autocomplete]')]
      .map(({ name, autocomplete }) => [name, autocomplete])
      .filter(([, token]) => token !== 'off');
  expect(Object.fromEntries(tokens())).toEqual({
    firstName: 'given-name',
    lastName: 'family-name',
    birthDate: 'bday',
    email: 'email',
    username: 'username',
    password: 'new-password',
  });
  await expect.element(field('Date of birth')).toHaveAttribute('inputmode', 'numeric');
  await fillAccount('lola.tokens');
  await expect.element(step('Address and consent')).toBeVisible();
  expect(Object.fromEntries(tokens())).toEqual({
    country: 'country',
    street: 'address-line1',
    postalCode: 'postal-code',
    city: 'address-level2',
    phoneCountry: 'tel-country-code',
    phone: 'tel-national',
  });
});

test('PGS-1 focuses the first field that the operator refuses', async () => {
  await begin();
  await fillAccount('lola.late');
  await fillDetails('48201937D', '600 100 201');
  await expectAccessible();
  await open.click();
  await expect.element(field('Mobile number')).toHaveFocus();
  expect(location.search).toBe('?step=details');
  await expect.element(text('an account with this document already')).toBeVisible();
  await expect.element(text('Another account already uses this number')).toBeVisible();
});

test('PGS-1 RTE-6 accepts a number with a wrong check letter once marked as a passport’s', async () => {
  await begin();
  await fillAccount('lola.abroad');
  await fillDetails('99887765A', '600 300 409');
  await open.click();
  await expect.element(text('The check digit or letter is wrong')).toBeVisible();
  await page.getByLabelText(/passport or a document from another/).click();
  await expect.element(text('The check digit or letter is wrong')).not.toBeInTheDocument();
  await open.click();
  await expect.element(page.getByRole('heading', { name: 'Welcome, Lola' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Account created');
});

test('PGS-1 S7 keeps values over back and reload, except password and document', async () => {
  const before = await mountApp('/register');
  await expect.poll(busy).not.toBeNull();
  await fillAccount('lola.again');
  await expect.element(step('Address and consent')).toBeVisible();
  history.back();
  await expect.element(step('Your account')).toBeVisible();
  history.forward();
  await field('Street and house number').fill('Calle Mayor 1');
  await field('Identity document number').fill('55443322M');
  await expect.poll(kept).toContain('Calle Mayor 1');
  for (const secret of [PASSWORD, '55443322M']) expect(await kept()).not.toContain(secret);

  await before.screen.unmount();
  await mountApp(location.pathname + location.search);
  await expect.element(field('Street and house number')).toHaveValue('Calle Mayor 1');
  await expect.element(text('Welcome back')).toBeVisible();
  await fillAll({ Postcode: '28013', 'Town or city': 'Madrid', 'Mobile number': '600 300 402' });
  await field('Identity document number').fill('55443322M');
  await page.getByLabelText(/terms and conditions/).click();
  await page.getByLabelText(/how my data is used/).click();
  await open.click();
  // The form asks again for the values that are never saved.
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('lola.again');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect.element(field('Username')).toHaveValue('');
  expect(await kept()).not.toContain('lola.again');
});

test('PGS-1 stays on the first step while it is typed, whatever step the address names', async () => {
  await mountApp('/register?step=details&returnUrl=%2Fgames');
  await expect.poll(busy).not.toBeNull();
  await fillAll({
    'First name': 'Lola',
    'Last name': 'Light',
    'Date of birth': '07031990',
    'Email address': 'lola.typing@players.marquee.example',
    Username: 'lola.typing',
  });
  await expect.element(field('Username')).toHaveFocus();
  expect(location.search).toBe('?returnUrl=%2Fgames');
  await field('Password').fill(PASSWORD);
  await next.click();
  await expect.element(step('Address and consent')).toHaveFocus();
});

test('RTE-7 returns the visitor to their destination after both steps', async () => {
  await mountApp('/register?returnUrl=%2Fgames%3Fcategory%3Dslots');
  await expect.poll(busy).not.toBeNull();
  await fillAccount('lola.back');
  await fillDetails('22334455Y', '600 300 405');
  await open.click();
  await expect
    .element(page.getByRole('link', { name: 'Upload a document' }))
    .toHaveAttribute(
      'href',
      '/account/documents?kind=identification&returnUrl=%2Fgames%3Fcategory%3Dslots',
    );
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/games?category=slots');
});

test('PGS-1 F18 F21 creates one account when its response is lost and it is retried', async () => {
  const keys: (string | null)[] = [];
  await begin({
    async answering(request) {
      if (!request.url.endsWith('/operator/accounts')) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length > 2) return undefined;
      // The first request is cut off, and the response to the second is lost.
      if (keys.length === 2) await fetch(request);
      throw new TypeError('Failed to fetch');
    },
  });
  await fillAccount('lola.lost');
  await fillDetails('66778899D', '600 300 403');
  await open.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/connection was lost/);
  await open.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/never get two accounts/);
  await open.click();
  await expect.element(step('Welcome, Lola')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('RTE-6 shows a wrong check letter at its field, and that a duplicate is reviewed first', async () => {
  await begin();
  await fillAccount('saul.again', {
    'First name': 'Saul',
    'Last name': 'Pena',
    'Date of birth': '30 6 1984',
  });
  await fillDetails('11335577A', '600 300 404');
  await open.click();
  await expect.element(field('Identity document number')).toHaveFocus();
  await expect.element(text('check digit or letter is wrong')).toBeVisible();
  await field('Identity document number').fill('11.335.577-G');
  await open.click();
  await expect
    .element(text('We are checking your details before you can deposit or play'))
    .toBeVisible();
  expect(document.body.textContent).not.toMatch(/exclu/i);
});

test('CFG-2 PGS-1 asks no consent for push messages on a site without them', async () => {
  await begin({ config: { push: false } });
  await fillAccount('lola.without.push');
  await expect.element(step('Address and consent')).toHaveFocus();
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ name }) => name).filter((name) => name.startsWith('by'))).toEqual([
    'byEmail',
    'bySms',
  ]);
});

const version = { version: '1' };
const ALLOWED = {
  allowed: true,
  minimumAge: 18,
  countries: [],
  agreements: { terms: version, privacy: version },
};
const denied = (reason: string) => ({ ...ALLOWED, allowed: false, reason });

test('RTE-6 explains why a visitor may not register', async () => {
  await mountApp('/register', {
    answering: ({ url }) =>
      url.endsWith('/registration-access') ? Response.json(denied('exclusion')) : undefined,
  });
  await expect
    .element(page.getByRole('heading', { name: 'You asked us to block your access' }))
    .toBeVisible();
  expect(location.pathname + location.search).toBe('/access-denied?reason=exclusion');
});

test('RTE-6 denies nobody by an earlier answer', async () => {
  let answer: object = denied('place');
  const { app, router } = await mountApp('/register', {
    answering: ({ url }) =>
      url.endsWith('/registration-access') ? Response.json(answer) : undefined,
  });
  await expect.poll(() => location.pathname).toBe('/access-denied');
  answer = ALLOWED;
  await router.navigate('/');
  await router.navigate('/register');
  const { entries } = app.stores.answers;
  await expect.poll(() => entries['registration-access']?.value).toMatchObject({ allowed: true });
  await expect.poll(busy).not.toBeNull();
  expect(location.pathname).toBe('/register');
});

test('RTE-6 redirects a player from the registration to home', async () => {
  await signedIn('vera');
  await mountApp('/register');
  await expect.poll(() => location.pathname).toBe('/');
});

test('PGS-1 AUT-2 keeps a started form over a reload, but not over a log-out', async () => {
  const before = await mountApp('/register');
  await expect.poll(busy).not.toBeNull();
  await field('First name').fill('Filomena');
  await expect.poll(kept).toContain('Filomena');
  await before.screen.unmount();
  const { app } = await mountApp('/register');
  await expect.element(field('First name')).toHaveValue('Filomena');
  await app.player.session.signIn({ username: 'vera', password: PLAYERS_PASSWORD });
  await app.player.session.signOut('asked');
  await expect.poll(kept).not.toContain('Filomena');
});
