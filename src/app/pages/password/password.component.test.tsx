import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { outbox } from '../../../../tests/component/operator-api.ts';
import { text } from '../../../../tests/component/text.ts';
import { newRegistration } from '../../../../tests/fixtures/new-registration.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const noLink = page.getByRole('heading', { name: 'This link no longer works' });

/** Recipients of the embedded operator's emails, newest first. */
const mailed = async () => (await outbox()).map(({ to }) => to);

test('FRM-1 keeps the tail of “¿” above the second line of a title', async () => {
  await page.viewport(390, 844);
  await mountApp('/es/login/forgotten');
  const title = page.getByRole('heading', { level: 1, name: '¿Has olvidado tu contraseña?' });
  await expect.element(title).toBeVisible();
  const { lineHeight, fontSize } = getComputedStyle(title.element());
  // At 1 the tail touches the letter below.
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.1);
});

test('PGS-1 S13 emails the link and shows the same message for every address', async () => {
  await mountApp('/login?returnUrl=%2Fpromotions');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const email = page.getByLabelText('Your account’s email address');
  const send = page.getByRole('button', { name: 'Send link' });
  await email.fill('vera at home');
  await send.click();
  await expect.element(text('Enter a valid email address')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expectAccessible();
  const back = page.getByRole('link', { name: 'Back to log in' });
  const unknown = newRegistration().email;
  const known = 'vera@players.marquee.example';
  for (const address of [unknown, known]) {
    await email.fill(address);
    await send.click();
    await expect.element(text(`If ${address} belongs to an account`)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
    await expect.element(back).toHaveAttribute('href', '/login?returnUrl=%2Fpromotions');
    await page.getByRole('button', { name: 'Try another address' }).click();
  }
  await expect.poll(mailed).toContain(known);
  expect(await mailed()).not.toContain(unknown);
});

test('PGS-1 B24 checks a new password before sending it, and leads to a new link', async () => {
  const sent: string[] = [];
  const { router } = await mountApp('/login/new-password', {
    answering({ url }) {
      if (url.includes('/password-resets/')) sent.push(url);
      return undefined;
    },
  });
  await expect.element(noLink).toBeVisible();
  await expectAccessible();

  await router.navigate('/login/new-password#of-no-e-mail');
  const password = page.getByLabelText('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  await expect.element(save).toBeEnabled();
  for (const [typed, words] of [
    ['too short', 'Use at least 10 characters'],
    ['P@ssw0rd2026!', 'This is too easy to guess'],
  ] as const) {
    await password.fill(typed);
    await save.click();
    await expect.element(text(words)).toBeVisible();
    await expect.element(password).toHaveFocus();
  }
  expect(sent).toEqual([]);
  await expectAccessible();
  await password.fill('blue kettle on the roof');
  await expect.element(page.getByText('Strong')).toBeVisible();
  await save.click();
  await expect.element(noLink).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
});

test('S9 opens the passkeys of the account after the reset and the log-in', async () => {
  await mountApp('/login/new-password#from-an-e-mail', {
    answering: ({ url }) =>
      url.includes('/password-resets/') ? new Response(null, { status: 204 }) : undefined,
  });
  const password = page.getByLabelText('New password');
  await password.fill('blue kettle on the roof');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect.element(text('check that every passkey is yours')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const returnUrl = () => new URLSearchParams(location.search).get('returnUrl');
  await expect.poll(returnUrl).toBe('/account/security?after=reset');
});
