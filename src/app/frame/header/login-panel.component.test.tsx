import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { holdOptIns } from '../../../../tests/component/held-opt-ins.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { onDesktop } from '../../../../tests/component/resize.ts';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { hasIntent } from '../../state/after-login.ts';

const banner = page.getByRole('banner');
const login = banner.getByRole('link', { name: 'Log in' });
const panel = page.getByRole('dialog', { name: 'Log in' });
const submit = panel.getByRole('button', { name: 'Log in' });
const username = panel.getByLabelText('Username or email');
const password = panel.getByLabelText('Password');
const userMenu = banner.getByRole('button', { name: /^Your account/ });

beforeEach(onDesktop);

async function openPanel(): Promise<void> {
  await mountApp('/sitemap');
  await login.click();
  await expect.element(panel).toBeVisible();
}

async function logIn(name: string): Promise<void> {
  await username.fill(name);
  await password.fill(PASSWORD);
  await submit.click();
}

test('HDR-5 closes on following a link at its bottom', async () => {
  await openPanel();
  await panel.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Forgot your password?' }))
    .toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('HDR-8 opens when a visitor joins a promotion, and stays open', async () => {
  const { answering } = holdOptIns('second-act');
  await mountApp('/promotions/second-act', { answering });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Log in to join' }).click();
  await expect.element(username).toHaveFocus();
  await logIn('vera');
  await expect.element(main.getByText(/^You joined on/)).toBeVisible();
  expect(location.pathname).toBe('/promotions/second-act');
});

test('HDR-5 HDR-8 forgets the opt-in when the log-in is closed, but keeps it for a sign-up', async () => {
  const { router } = await mountApp('/promotions/second-act');
  const join = page.getByRole('main').getByRole('link', { name: 'Log in to join' });
  for (const close of [
    () => page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } }),
    () => login.click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await join.click();
    await expect.element(username).toHaveFocus();
    expect(hasIntent()).toBe(true);
    await close();
    await expect.element(panel).not.toBeInTheDocument();
    expect(hasIntent()).toBe(false);
  }
  // Escape returns it.
  await expect.element(join).toHaveFocus();

  await join.click();
  await expect.element(username).toHaveFocus();
  await banner.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/register');
  await expect.element(panel).not.toBeInTheDocument();
  expect(hasIntent()).toBe(true);
  // They have an account after all.
  await login.click();
  await expect.element(panel).toBeVisible();
  expect(hasIntent()).toBe(true);
});

test('AUT-1 B23 B25 RTE-10 names missing fields, warns about Caps Lock, counts down the wait', async () => {
  await openPanel();
  await submit.click();
  await expect.element(username).toHaveFocus();
  await expect.element(text('Enter your username')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await logIn('throttled');
  const refused = panel.getByRole('group', { name: /^Too many attempts.* Try again in 1:30$/ });
  await expect.element(refused).toHaveFocus();
  const wait = page.getByRole('timer');
  await expect.element(wait).toMatchTextContent(/1:30/);
  vi.advanceTimersByTime(2000);
  await expect.element(wait).toMatchTextContent(/1:28/);
  await expect.element(submit).toBeDisabled();

  const press = (modifierCapsLock: boolean) =>
    password
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
  press(true);
  await expect.element(password).toHaveAccessibleDescription('Caps Lock is on.');
  await expectAccessible('header');
  press(false);
  await expect.element(password).not.toHaveAccessibleDescription('Caps Lock is on.');
});

test('AUT-1 explains a wrong password, and a self-exclusion kindly, with a link to help', async () => {
  await openPanel();
  await username.fill('saul');
  await password.fill('not the password');
  await submit.click();
  await expect.element(text('The username or password is incorrect.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill(PASSWORD);
  await submit.click();
  const alert = page.getByRole('group', { name: /You asked us to keep this account closed/ });
  await expect.element(alert.getByRole('link', { name: 'Free gambling support' })).toBeVisible();
  await expect.element(alert).toHaveFocus();
  await expect.element(userMenu).not.toBeInTheDocument();
});
