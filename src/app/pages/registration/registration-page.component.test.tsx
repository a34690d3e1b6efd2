import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import {
  begin,
  field,
  fillAccount,
  fillDetails,
  open,
  readyForm,
  step,
} from '../../../../tests/component/registration-form.ts';
import { text } from '../../../../tests/component/text.ts';

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

test('RTE-7 returns the visitor to their destination after both steps', async () => {
  await begin('/register?returnUrl=%2Fgames%3Fcategory%3Dslots');
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
  await begin('/register', {
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
  await expect.poll(readyForm).not.toBeNull();
  expect(location.pathname).toBe('/register');
});

test('RTE-6 redirects a player from the registration to home', async () => {
  await signedIn('vera');
  await mountApp('/register');
  await expect.poll(() => location.pathname).toBe('/');
});
