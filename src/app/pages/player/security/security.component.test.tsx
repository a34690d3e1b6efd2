import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../../tests/component/mount-app.tsx';
import { operator } from '../../../../../tests/component/operator-api.ts';
import { newPlayer } from '../../../../../tests/component/player.ts';
import { text } from '../../../../../tests/component/text.ts';
import { PASSWORD } from '../../../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');
const change = page.getByRole('button', { name: 'Change' });
const save = page.getByRole('button', { name: 'Save new password' });
const NEW_PASSWORD = 'four odd lamps on a pier';

/** Logs in on another device, whose session has no cookie in this browser. */
const logInElsewhere = (username: string, password: string): Promise<Response> =>
  operator('/operator/accounts/sessions', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
    body: JSON.stringify({ username, password }),
  });

test('PGS-1 changes the password, and the old one stops working', async () => {
  const { username } = await newPlayer();
  await mountApp('/account/security');
  await change.click();
  const current = page.getByLabelText('Current password');
  const next = page.getByLabelText('New password');
  await expect.element(current).toHaveFocus();
  await expect.element(page.getByLabelText('Log out my other devices')).toBeChecked();
  await save.click();
  await expect.element(current).toHaveAccessibleDescription(/Please fill this in/);

  await current.fill('not my password');
  await next.fill(NEW_PASSWORD);
  await save.click();
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription(/not your current password/);

  await current.fill(PASSWORD);
  await next.fill('password1234');
  await save.click();
  await expect.element(next).toHaveAccessibleDescription(/This is too easy to guess/);

  await next.fill(NEW_PASSWORD);
  await save.click();
  await expect.element(text('Your new password is active.')).toBeVisible();
  await expect.element(change).toHaveFocus();

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page
    .getByRole('group', { name: /This logs you out here, too/ })
    .getByRole('button', { name: /Log out everywhere/ })
    .click();
  await expect.poll(() => location.pathname).toBe('/');
  await expect.element(text('You are logged out on all your devices.')).toBeVisible();
  expect((await logInElsewhere(username, PASSWORD)).status).toBe(401);
  expect((await logInElsewhere(username, NEW_PASSWORD)).status).toBe(201);
});

test('PGS-1 R4 confirms a password after a lost response once the new one works', async () => {
  await newPlayer();
  let lost = 0;
  await mountApp('/account/security', {
    async answering(request) {
      if (!request.url.endsWith('/password') || lost > 0) return undefined;
      lost++;
      await fetch(request);
      throw new TypeError('Failed to fetch');
    },
  });
  await change.click();
  await page.getByLabelText('Current password').fill(PASSWORD);
  await page.getByLabelText('New password').fill(NEW_PASSWORD);
  await save.click();
  await expect.element(text('Your new password is active.')).toBeVisible();
  expect(lost).toBe(1);
});

test('S9 lists passkeys first after a reset, removes one, and says that none was made', async () => {
  await newPlayer();
  const create = vi
    .spyOn(navigator.credentials, 'create')
    .mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
  onTestFinished(() => create.mockRestore());
  const created = '2026-03-01T12:00:00Z';
  const passkeys = [
    { id: 'p1', name: 'My phone', createdAt: created },
    { id: 'p2', name: 'Not mine', createdAt: created },
  ];
  await mountApp('/account/security?after=reset', {
    answering({ url, method }) {
      if (!url.includes('/accounts/passkeys') || method === 'POST') return undefined;
      if (method === 'GET') return Response.json({ passkeys });
      passkeys.splice(
        passkeys.findIndex(({ id }) => url.endsWith(id)),
        1,
      );
      return new Response(null, { status: 204 });
    },
  });
  await expect
    .element(main.getByRole('status'))
    .toMatchTextContent(/each of these passkeys still opens your account/);
  const heading = main.getByRole('heading', { level: 2 }).first();
  await expect.element(heading).toMatchTextContent('Passkeys');
  const theirs = main.getByRole('listitem').filter({ hasText: 'Not mine' });
  await theirs.getByRole('button', { name: /Remove/ }).click();
  await theirs.getByRole('button', { name: /Remove/ }).click();
  await expect.element(theirs).not.toBeInTheDocument();
  await expect.element(main.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('Removed: Not mine')).toBeInTheDocument();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const said = main.getByText(/No passkey was/);
  await expect.element(said).toBeVisible();
  await expect
    .poll(() => document.querySelector('#page-announcement')?.textContent)
    .toBe(said.element().textContent);
});

test('PGS-1 AUT-3 logs out another device', async () => {
  const { username, password } = await newPlayer();
  const answer = await logInElsewhere(username, password);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const other = async () => {
    const headers = { authorization: `Bearer ${accessToken}`, 'x-request-id': crypto.randomUUID() };
    return (await fetch('/operator/accounts/me', { credentials: 'omit', headers })).status;
  };
  expect(await other()).toBe(200);
  await mountApp('/account/security');
  const devices = main.getByRole('listitem').filter({ hasText: /Chrom/ });
  await expect.element(devices.nth(1)).toBeVisible();
  const theirs = devices.filter({ hasText: 'Last seen' });
  await expect.element(theirs.getByText(/^Since \d/)).toBeVisible();
  await theirs.getByRole('button', { name: /Log out/ }).click();
  await theirs.getByRole('button', { name: /Log out/ }).click();
  await expect.element(devices.nth(1)).not.toBeInTheDocument();
  await expect.element(devices.first()).toBeVisible();
  expect(await other()).toBe(401);
});
