import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import {
  begin,
  field,
  fillAccount,
  fillAll,
  fillDetails,
  open,
  readyForm,
  step,
} from '../../../../tests/component/registration-form.ts';
import { text } from '../../../../tests/component/text.ts';

test('PGS-1 RTE-6 RTE-7 leads over each refused field to the account, then back', async () => {
  await begin('/register?returnUrl=%2Fgames%3Fcategory%3Dslots');
  await fillAccount('lola.late');
  await fillDetails('48201937D', '600 100 201');
  await expectAccessible();
  await open.click();
  await expect.element(field('Mobile number')).toHaveFocus();
  expect(location.search).toBe('?returnUrl=%2Fgames%3Fcategory%3Dslots&step=details');
  await expect.element(text('an account with this document already')).toBeVisible();
  await expect.element(text('Another account already uses this number')).toBeVisible();

  fillAll({ 'Mobile number': '600 300 409', 'Identity document number': '99887765A' });
  await open.click();
  await expect.element(field('Identity document number')).toHaveFocus();
  const isWrong = text('The check digit or letter is wrong');
  await expect.element(isWrong).toBeVisible();
  await page.getByLabelText(/passport or a document from another/).click();
  await expect.element(isWrong).not.toBeInTheDocument();
  await open.click();
  await expect.element(step('Welcome, Lola')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Account created');
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

test('RTE-6 says that a duplicate is reviewed first', async () => {
  await begin();
  await fillAccount('saul.again', {
    'First name': 'Saul',
    'Last name': 'Pena',
    'Date of birth': '30 6 1984',
  });
  await fillDetails('11.335.577-G', '600 300 404');
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

test('RTE-6 explains why a visitor may not register, and denies nobody by an earlier answer', async () => {
  let answer: object = denied('exclusion');
  const { app, router } = await mountApp('/register', {
    answering: ({ url }) =>
      url.endsWith('/registration-access') ? Response.json(answer) : undefined,
  });
  await expect
    .element(page.getByRole('heading', { name: 'You asked us to block your access' }))
    .toBeVisible();
  expect(location.pathname + location.search).toBe('/access-denied?reason=exclusion');
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
