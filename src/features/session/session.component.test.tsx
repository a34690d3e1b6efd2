import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPlayer } from '../../../tests/component/mount-player.tsx';

const main = page.getByRole('main');
const warning = page.getByRole('dialog', { name: 'Still there?' });
const isAtLogin = (returnUrl: string) =>
  expect
    .poll(() => location.pathname + location.search)
    .toBe(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
const MINUTE = 60_000;

const revoked = () =>
  Response.json({ type: 'about:blank', status: 401, code: 'session_revoked' }, { status: 401 });

/** The calls of the page that is open, not those that the page before has still under way. */
const isCallOf = (path: string, { url, method }: Request) =>
  location.pathname === path && method === 'GET' && url.includes('/operator/accounts/');

test('F28 says that the session was ended when the operator has seen a stolen token', async () => {
  const { app, router } = await mountPlayer('/account/information', {
    answering: (request) => (isCallOf('/account/limits', request) ? revoked() : undefined),
  });
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  void router.navigate('/account/limits');
  await expect.element(page.getByText(/Your session was ended/)).toBeVisible();
  await isAtLogin('/account/limits');
  expect(app.stores.session.profile).toBeUndefined();
});

test('REQ-8 F14 asks for the page again as a visitor when many calls are refused', async () => {
  const ends: string[] = [];
  const { router } = await mountPlayer('/account', {
    answering(request) {
      if (request.method === 'DELETE') ends.push(request.url);
      return isCallOf('/account/activity', request)
        ? Response.json({ type: 'about:blank', status: 401 }, { status: 401 })
        : undefined;
    },
  });
  await expect.element(main.getByText(/Good to see you, Lola/)).toBeVisible();
  void router.navigate('/account/activity');
  await isAtLogin('/account/activity');
  await expect.poll(() => ends.length).toBe(1);
});

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => void vi.useRealTimers());

test('AUT-3 AUT-2 warns before the end, stays by one tap, then ends and says so', async () => {
  const { app } = await mountPlayer('/account/information');
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  await expect.element(warning).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).last().click();
  await expect.element(warning).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  await expect.element(warning).toBeVisible();
  await vi.advanceTimersByTimeAsync(MINUTE + 1000);
  await isAtLogin('/account/information');
  await expect.element(page.getByText(/You were away for a while/)).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  expect(app.stores.session.profile).toBeUndefined();
});

test('AUT-2 says nothing of inactivity at home in the account', async () => {
  await mountPlayer('/account');
  await expect.element(main.getByText(/Good to see you, Lola/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  await expect.element(warning).toBeVisible();
  await vi.advanceTimersByTimeAsync(MINUTE + 1000);
  await isAtLogin('/account');
  await expect.element(page.getByText(/You were away for a while/)).not.toBeInTheDocument();
});
