import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { PASSWORD } from '../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');
const userMenu = page.getByRole('banner').getByRole('button', { name: /^Your account/ });

async function logIn(username: string): Promise<void> {
  await page.getByLabelText('User name or e-mail').fill(username);
  await page.getByLabelText('Password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
}

test('RTE-7 B29 leads home when the return address is of another site', async () => {
  await mountApp(`/login?returnUrl=${encodeURIComponent('//evil.test/x')}`);
  await logIn('vera');
  await expect.element(userMenu).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('AUT-1 F25 says that the connection is lost, loses nothing, and logs in when asked again', async () => {
  const sessions = vi.fn();
  await mountApp('/login', {
    answering({ url }) {
      if (!url.endsWith('/operator/accounts/sessions')) return undefined;
      sessions();
      if (sessions.mock.calls.length > 1) return undefined;
      throw new TypeError('Failed to fetch');
    },
  });
  await logIn('vera');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not reach/);
  await expect.element(page.getByLabelText('User name or e-mail')).toHaveValue('vera');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect.element(userMenu).toBeVisible();
});

test('HDR-8 AUT-1 leads by the login page and back when a promotion is joined on a phone', async () => {
  await mountApp('/promotions/second-act-refund');
  await main.getByRole('link', { name: 'Log in to take part' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?returnUrl=%2Fpromotions%2Fsecond-act-refund');
  await logIn('vera');
  await expect.element(main.getByRole('button', { name: 'Take part' })).toBeVisible();
  expect(location.pathname).toBe('/promotions/second-act-refund');
});
