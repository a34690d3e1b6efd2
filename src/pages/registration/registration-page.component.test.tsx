import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/axe.ts';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../tests/component/player.ts';
import { text } from '../../../tests/component/text.ts';
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

async function fillAccount(name: string): Promise<void> {
  await fillAll({
    Username: name,
    'Email address': `${name}@players.marquee.example`,
    Password: PASSWORD,
  });
  await next.click();
}

async function fillAbout(documentNumber: string, changes = {}): Promise<void> {
  await expect.element(step('About you')).toHaveFocus();
  await fillAll({
    ...{ 'First name': 'Lola', 'Last name': 'Light', Day: '7', Month: '3', Year: '1990' },
    'Identity document number': documentNumber,
    ...changes,
  });
  await next.click();
}

async function fillAddress(phone: string): Promise<void> {
  await expect.element(step('Address and contact')).toBeVisible();
  await userEvent.selectOptions(field('Country of residence'), 'Spain');
  await fillAll({
    'Street and house number': 'Calle Mayor 1',
    Postcode: '28013',
    'Town or city': 'Madrid',
    'Mobile phone': phone,
  });
  await next.click();
}

async function agree(): Promise<void> {
  await expect.element(step('Limits and consent')).toHaveFocus();
  await page.getByLabelText(/terms and conditions/).click();
  await page.getByLabelText(/how my data is used/).click();
}

/** Everything that this device keeps of the form. */
async function kept(): Promise<string> {
  const opened = indexedDB.open(DATABASE_NAME);
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => drafts.addEventListener('success', resolve));
  opened.result.close();
  return JSON.stringify([drafts.result, { ...localStorage }, { ...sessionStorage }]);
}

test('PGS-1 says what is wrong once a field is left, and does not go on', async () => {
  await begin();
  const name = field('Username');
  await name.fill('vera');
  await expect.element(text('This username is taken')).not.toBeInTheDocument();
  await field('Email address').fill('lola@');
  await expect.element(text('This username is taken')).toBeVisible();
  await next.click();
  await expect.element(name).toHaveFocus();
  await expect.element(text('Enter a valid email address')).toBeVisible();
  await expectAccessible();
  await fillAccount('lola.quick');
  await fillAll({ Day: '31', Month: '2', Year: '1990' });
  await next.click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(text('Enter a valid date of birth')).toBeVisible();
  await fillAll({ Year: String(new Date().getFullYear() - 10), Month: '1' });
  await expect.element(text('at least 18 years old to play')).toBeVisible();
});

test("PGS-1 leads from the operator's refusal to the step and the field", async () => {
  await begin();
  await fillAccount('lola.late');
  await expect.element(step('About you')).toBeVisible();
  await expectAccessible();
  await fillAbout('48201937D');
  await expect.element(step('Address and contact')).toHaveFocus();
  await expectAccessible();
  await fillAddress('600 100 201');
  await agree();
  await expectAccessible();
  await open.click();
  await expect.element(field('Identity document number')).toHaveFocus();
  expect(location.search).toBe('?step=about');
  await expect.element(text('an account with this document already')).toBeVisible();
  await field('Identity document number').fill('99887766P');
  await next.click();
  await expect.element(text('Another account already uses this number')).toBeVisible();
});

test('PGS-1 RTE-6 a number refused for its check letter is taken once it is said to be a passport’s', async () => {
  await begin();
  await fillAccount('lola.abroad');
  await fillAbout('99887765A');
  await fillAddress('600 300 409');
  await agree();
  await open.click();
  await expect.element(text('The check digit or letter is wrong')).toBeVisible();
  await page.getByLabelText(/passport or a document from another/).click();
  await expect.element(text('The check digit or letter is wrong')).not.toBeInTheDocument();
  await next.click();
  await next.click();
  await open.click();
  await expect.element(page.getByRole('heading', { name: 'Welcome, Lola' })).toBeVisible();
});

test('PGS-1 S7 keeps what was typed over back and reload, but no password or document', async () => {
  const before = await mountApp('/register');
  await expect.poll(busy).not.toBeNull();
  await fillAccount('lola.again');
  await fillAbout('55443322M');
  await expect.element(step('Address and contact')).toBeVisible();
  history.back();
  await expect.element(step('About you')).toBeVisible();
  history.forward();
  await field('Street and house number').fill('Calle Mayor 1');
  await expect.poll(kept).toContain('Calle Mayor 1');
  for (const secret of [PASSWORD, '55443322M']) expect(await kept()).not.toContain(secret);

  await before.screen.unmount();
  await mountApp(location.pathname + location.search);
  await expect.element(field('Street and house number')).toHaveValue('Calle Mayor 1');
  await expect.element(text('Welcome back')).toBeVisible();
  await fillAddress('600 300 402');
  await agree();
  await open.click();
  // What is never kept is asked for where it belongs.
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('lola.again');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect.element(field('Username')).toHaveValue('');
  expect(await kept()).not.toContain('lola.again');
});

test('RTE-7 leads back to where the visitor was going, through every step', async () => {
  await mountApp('/register?returnUrl=%2Fgames%3Fcategory%3Dslots');
  await expect.poll(busy).not.toBeNull();
  await fillAccount('lola.back');
  await fillAbout('22334455Y');
  await fillAddress('600 300 405');
  await agree();
  await open.click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/games?category=slots');
});

test('PGS-1 F18 F21 opens one account when its answer is lost and it is asked again', async () => {
  const keys: (string | null)[] = [];
  await begin({
    async answering(request) {
      if (!request.url.endsWith('/operator/accounts')) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length > 2) return undefined;
      // The first is cut before it arrives, of the second the answer is lost.
      if (keys.length === 2) await fetch(request);
      throw new TypeError('Failed to fetch');
    },
  });
  await fillAccount('lola.lost');
  await fillAbout('66778899D');
  await fillAddress('600 300 403');
  await agree();
  await open.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/connection was lost/);
  await open.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/never get two accounts/);
  await open.click();
  await expect.element(step('Welcome, Lola')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('RTE-6 names a wrong check letter at its field, and says that a double is checked first', async () => {
  await begin();
  await fillAccount('saul.again');
  const excluded = {
    'First name': 'Saul',
    'Last name': 'Pena',
    Day: '30',
    Month: '6',
    Year: '1984',
  };
  await fillAbout('11335577A', excluded);
  await fillAddress('600 300 404');
  await agree();
  await open.click();
  await expect.element(field('Identity document number')).toHaveFocus();
  await expect.element(text('check digit or letter is wrong')).toBeVisible();
  await field('Identity document number').fill('11.335.577-G');
  await next.click();
  await next.click();
  await open.click();
  await expect
    .element(text('We are checking your details before you can deposit or play'))
    .toBeVisible();
  expect(document.body.textContent).not.toMatch(/exclu/i);
});

test('RTE-6 tells a visitor who may not register why', async () => {
  const version = { version: '1' };
  const answer = {
    ...{ allowed: false, reason: 'exclusion', minimumAge: 18, countries: [] },
    agreements: { terms: version, privacy: version },
  };
  await mountApp('/register', {
    answering: ({ url }) =>
      url.endsWith('/registration-access') ? Response.json(answer) : undefined,
  });
  await expect
    .element(page.getByRole('heading', { name: 'You asked us to block your access' }))
    .toBeVisible();
  expect(location.pathname + location.search).toBe('/access-denied?reason=exclusion');
});

test('RTE-6 sends a player home who opens the registration', async () => {
  await signedIn('vera');
  await mountApp('/register');
  await expect.poll(() => location.pathname).toBe('/');
});
