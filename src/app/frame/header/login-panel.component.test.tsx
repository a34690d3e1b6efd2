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

test('HDR-5 closes on a press outside and on following a link at its bottom', async () => {
  await openPanel();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect.element(panel).not.toBeInTheDocument();
  await login.click();
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

async function askToJoin() {
  const mounted = await mountApp('/promotions/second-act');
  await page.getByRole('main').getByRole('link', { name: 'Log in to join' }).click();
  await expect.element(username).toHaveFocus();
  expect(hasIntent()).toBe(true);
  return mounted;
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press outside',
    () => page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } }),
  ],
  ['its button in the header', () => login.click()],
])('HDR-8 forgets the opt-in when the visitor closes the log-in by %s', async (_, close) => {
  await askToJoin();
  await close();
  await expect.element(panel).not.toBeInTheDocument();
  expect(hasIntent()).toBe(false);
});

test('HDR-8 returns the focus to the link in the page when Escape closes the log-in', async () => {
  await askToJoin();
  await userEvent.keyboard('{Escape}');
  const join = page.getByRole('main').getByRole('link', { name: 'Log in to join' });
  await expect.element(join).toHaveFocus();
});

test('HDR-8 keeps the opt-in when the visitor goes on to sign up in the header', async () => {
  const { router } = await askToJoin();
  await banner.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/register');
  await expect.element(panel).not.toBeInTheDocument();
  expect(hasIntent()).toBe(true);
  // They have an account after all.
  await login.click();
  await expect.element(panel).toBeVisible();
  expect(hasIntent()).toBe(true);
});

test('AUT-1 B23 B25 names missing fields and counts down after too many attempts', async () => {
  await openPanel();
  await submit.click();
  await expect.element(username).toHaveFocus();
  await expect.element(text('Enter your username')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await logIn('throttled');
  const wait = page.getByRole('timer');
  await expect.element(wait).toMatchTextContent(/1:30/);
  vi.advanceTimersByTime(2000);
  await expect.element(wait).toMatchTextContent(/1:28/);
  await expect.element(submit).toBeDisabled();
  await expectAccessible('header');
});

test('AUT-1 explains a self-exclusion kindly, with a link to help', async () => {
  await openPanel();
  await logIn('saul');
  const alert = page.getByRole('group', { name: /You asked us to keep this account closed/ });
  await expect.element(alert.getByRole('link', { name: 'Free gambling support' })).toBeVisible();
  await expect.element(alert).toHaveFocus();
  await expect.element(userMenu).not.toBeInTheDocument();
});

test('AUT-1 warns about caps lock in the password field', async () => {
  await openPanel();
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
