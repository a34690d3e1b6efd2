import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { labelRoom } from '../../../../tests/component/label-room.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import {
  agree,
  begin,
  field,
  fillAccount,
  fillAll,
  next,
  open,
  PASSWORD,
  step,
} from '../../../../tests/component/registration-form.ts';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD as PLAYERS_PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { DATABASE_NAME } from '../../state/persist/schema.ts';

/** Returns everything that this device stores of the form. */
async function kept(): Promise<string> {
  const opened = indexedDB.open(DATABASE_NAME);
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => drafts.addEventListener('success', resolve));
  opened.result.close();
  return JSON.stringify([drafts.result, { ...localStorage }, { ...sessionStorage }]);
}

test('PGS-1 B24 shows errors on blur and taken values at once, and continues without errors', async () => {
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
  const birthDate = field('Date of birth');
  await fillAccount('lola.quick', { 'Date of birth': '31021990' });
  await expect.element(birthDate).toHaveFocus();
  await expect.element(text('Enter a valid date of birth')).toBeVisible();
  fillAll({ 'Date of birth': `31 1 ${new Date().getFullYear() - 10}` });
  await expect.element(text('at least 18 years old to play')).toBeVisible();
  fillAll({ 'Date of birth': '07031990' });

  const password = field('Password');
  // Common, and made of the other values.
  for (const easy of ['P@ssw0rd2026!', 'Light07031990']) {
    fillAll({ Password: easy });
    await next.click();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription(/too easy to guess/);
    await expect.element(page.getByText('Too easy to guess', { exact: true })).toBeVisible();
  }
  fillAll({ Password: PASSWORD });
  await expect.element(page.getByText('Strong')).toBeVisible();
  await next.click();
  await expect.element(step('Address and consent')).toBeVisible();
});

test('PGS-1 FRM-1 shows the prefix of a phone number with its country at 360 px', async () => {
  await page.viewport(360, 800);
  await begin();
  await fillAccount('lola.prefix');
  await expect.element(step('Address and consent')).toHaveFocus();
  await expect.element(field('Country of residence')).toHaveValue('ES');
  const prefix = field('Country code');
  await prefix.selectOptions('CR');
  expect(labelRoom(prefix.element() as HTMLSelectElement)).toBeGreaterThanOrEqual(0);
});

test('PGS-1 S7 keeps values over back and reload, except password and document', async () => {
  const before = await begin();
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
  fillAll({ Postcode: '28013', 'Town or city': 'Madrid', 'Mobile number': '600 300 402' });
  await field('Identity document number').fill('55443322M');
  await agree();
  await open.click();
  // The form asks again for the values that are never saved.
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('lola.again');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect.element(field('Username')).toHaveValue('');
  expect(await kept()).not.toContain('lola.again');
});

test('PGS-1 stays on the first step while it is typed, whatever step the address names', async () => {
  await begin('/register?step=details&returnUrl=%2Fgames');
  fillAll({
    'First name': 'Lola',
    'Last name': 'Light',
    'Date of birth': '07031990',
    'Email address': 'lola.typing@players.marquee.example',
  });
  await field('Username').fill('lola.typing');
  await expect.element(field('Username')).toHaveFocus();
  expect(location.search).toBe('?returnUrl=%2Fgames');
  await field('Password').fill(PASSWORD);
  await next.click();
  await expect.element(step('Address and consent')).toHaveFocus();
});

test('PGS-1 AUT-2 forgets a started form at a log-out', async () => {
  const { app } = await begin();
  fillAll({ 'First name': 'Filomena' });
  await expect.poll(kept).toContain('Filomena');
  await app.player.session.signIn({ username: 'vera', password: PLAYERS_PASSWORD });
  await app.player.session.signOut('asked');
  await expect.poll(kept).not.toContain('Filomena');
});
