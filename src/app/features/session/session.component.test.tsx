import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { operator, signInAs } from '../../../../tests/component/operator-api.ts';
import { planPushBrowser } from '../../../../tests/component/push-browser.ts';
import { newRegistration, PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { END_SESSION_TAG } from '../../pwa/messages.ts';
import { recallPush, rememberPush } from '../push/push-memory.ts';
import { CHANNEL, hint } from './session-traces.ts';

const main = page.getByRole('main');
const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
const isAtLogin = (returnUrl: string) =>
  expect
    .poll(() => location.pathname + location.search)
    .toBe(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
const MINUTE = 60_000;

const revoked = () =>
  Response.json({ type: 'about:blank', status: 401, code: 'session_revoked' }, { status: 401 });

/** Calls of the current page, without pending ones of the previous page. */
const isCallOf = (path: string, { url, method }: Request) =>
  location.pathname === path && method === 'GET' && url.includes('/operator/accounts/');

test('F28 says that the session was ended because the operator detected a stolen token', async () => {
  const { app, router } = await mountPlayer('/account/information', {
    answering: (request) => (isCallOf('/account/limits', request) ? revoked() : undefined),
  });
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  void router.navigate('/account/limits');
  await expect.element(page.getByText(/Your session was ended/)).toBeVisible();
  await isAtLogin('/account/limits');
  expect(app.stores.session.profile).toBeUndefined();
});

test('REQ-8 F14 reloads the page as a visitor when many calls are refused', async () => {
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
  void router.navigate('/account/activity#content');
  await isAtLogin('/account/activity#content');
  await expect.poll(() => ends.length).toBe(1);
});

test('REQ-8 F14 reloads a page with a fragment as a visitor, too', async () => {
  let isOver = false;
  const { app, router } = await mountPlayer('/promotions#content', {
    answering: ({ url }) =>
      isOver && url.includes('/operator/accounts/')
        ? Response.json({ type: 'about:blank', status: 401 }, { status: 401 })
        : undefined,
  });
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  const steps: string[] = [];
  onTestFinished(router.subscribe(({ revalidation }) => void steps.push(revalidation)));
  isOver = true;
  void app.player.session.refreshProfile();
  await expect.poll(() => app.stores.session.signedIn).toBe(false);
  await expect.poll(() => steps).toContain('loading');
});

test('REQ-8 keeps players logged in when the content system refuses its reads', async () => {
  let isOver = false;
  const { app, router } = await mountPlayer('/account', {
    answering: ({ url }) =>
      isOver && url.includes('/content/') ? Response.json({}, { status: 401 }) : undefined,
  });
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  isOver = true;
  void router.navigate('/promotions');
  await expect.poll(() => Object.keys(app.stores.answers.failed)).not.toEqual([]);
  expect(app.stores.session.signedIn).toBe(true);
});

test('AUT-1 AUT-2 AUT-3 explains an idle session’s end until a log-in, not on the account’s home', async () => {
  const { app, router } = await mountPlayer('/account');
  const profile = () => app.stores.session.profile;
  const notice = page.getByText(/You were away for a while/);
  await expect.poll(profile).toBeDefined();
  await app.player.session.signOut('inactivity');
  await isAtLogin('/account');
  // Nothing in the list, because the notifications may not be mounted yet.
  expect(app.stores.toasts.list).toEqual([]);

  await router.navigate('/sitemap');
  const register = () => app.player.session.register(newRegistration(), crypto.randomUUID());
  await register();
  const otherTab = new BroadcastChannel(CHANNEL);
  onTestFinished(() => otherTab.close());
  for (const logIn of [
    register,
    async () => {
      const session = await signInAs('vera');
      otherTab.postMessage({ type: 'session', session, at: Date.now(), login: true });
    },
  ]) {
    await app.player.session.signOut('inactivity');
    await expect.element(notice).toBeVisible();
    await logIn();
    await expect.poll(profile).toBeDefined();
    await expect.element(notice).not.toBeInTheDocument();
  }
});

const isLogOut = ({ method, url }: Request) =>
  method === 'DELETE' && url.endsWith('/operator/accounts/sessions/current');

test('AUT-2 S9 keeps retrying the end while the operator is silent, also after a reload', async () => {
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  let isBefore = true;
  const register = vi.fn(async () => undefined);
  const registration = { sync: { register } } as unknown as ServiceWorkerRegistration;
  const found = vi.spyOn(navigator.serviceWorker, 'getRegistration');
  found.mockResolvedValue(registration);
  onTestFinished(() => found.mockRestore());
  const { app, screen } = await mountPlayer('/account', {
    answering(request) {
      if (isBefore && isLogOut(request)) throw new TypeError('Failed to fetch');
      return undefined;
    },
  });
  await expect.element(main.getByText(/Good to see you, Lola/)).toBeVisible();
  void app.player.session.signOut('asked');
  await expect.element(logIn).toBeVisible();
  await screen.unmount();
  register.mockClear();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  // The page may be gone later, so it is requested at once.
  expect(register).toHaveBeenCalledExactlyOnceWith(END_SESSION_TAG);

  // This page follows the reload; the previous one no longer has a network.
  let isSilent = true;
  let ends = 0;
  const refreshes = vi.fn();
  await mountApp('/', {
    answering(request) {
      if (request.url.endsWith('/sessions/refresh')) refreshes();
      if (!isLogOut(request)) return undefined;
      ends++;
      if (isSilent) throw new TypeError('Failed to fetch');
      return operator(request);
    },
  });
  await expect.element(logIn).toBeVisible();
  await expect.poll(() => ends).toBeGreaterThan(0);
  const notice = page.getByText(/Our server has not confirmed it yet/);
  await expect.element(notice).toBeVisible();
  isSilent = false;
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return hint();
    })
    .toBeUndefined();
  await expect.element(notice).not.toBeInTheDocument();
  expect(refreshes).not.toHaveBeenCalled();
  const refreshed = await operator('/operator/accounts/sessions/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
  });
  expect(refreshed.status).toBe(401);
  isBefore = false;
});

test('PWA-5 AUT-2 stops push messages when the log-out comes before the profile', async () => {
  await planPushBrowser();
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.pushManager.subscribe();
  const remembered = { declinedAt: 0, never: false, owner: 'salt.mark' };
  rememberPush({ ...remembered, device: 'd1' });
  const isProfile = ({ url, method }: Request) => method === 'GET' && /accounts\/\w+$/.test(url);
  const { app } = await mountPlayer('/', {
    answering: (request) => (isProfile(request) ? new Promise(() => {}) : undefined),
  });
  await expect.poll(() => app.stores.session.signedIn).toBe(true);
  expect(app.stores.session.profile).toBeUndefined();
  await app.player.session.signOut('asked');
  expect(await registration?.pushManager.getSubscription()).toBeNull();
  expect(recallPush()).toEqual(remembered);
});

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => void vi.useRealTimers());

test('AUT-2 S9 retries the end at the operator’s retry time when rate limited', async () => {
  let ends = 0;
  const { app } = await mountPlayer('/account', {
    answering(request) {
      if (!isLogOut(request) || ++ends > 1) return undefined;
      return new Response('{}', { status: 429, headers: { 'retry-after': '40' } });
    },
  });
  await expect.element(main.getByText(/Good to see you, Lola/)).toBeVisible();
  void app.player.session.signOut('asked');
  const notice = page.getByText(/Our server has not confirmed it yet/);
  await expect.element(notice).toBeVisible();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([ends, hint()]).toEqual([1, 'ended']);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.poll(hint).toBeUndefined();
  await expect.element(notice).not.toBeInTheDocument();
  expect(ends).toBe(2);
});

test('AUT-2 AUT-3 sends no owed end during a log-in, whose cookie it would remove', async () => {
  const calls: string[] = [];
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  const { app } = await mountPlayer('/account', {
    async answering(request) {
      if (isLogOut(request)) calls.push('end');
      if (isLogOut(request) && calls.length === 1)
        return new Response('{}', { status: 429, headers: { 'retry-after': '40' } });
      if (request.method === 'POST' && request.url.endsWith('/operator/accounts/sessions')) {
        calls.push('log-in');
        await held;
      }
      return undefined;
    },
  });
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  await app.player.session.signOut('asked');
  await expect.element(page.getByText(/Our server has not confirmed it yet/)).toBeVisible();
  const entered = app.player.session.signIn({ username: 'vera', password: PASSWORD });
  await expect.poll(() => calls).toEqual(['end', 'log-in']);
  // The next attempt begins at once.
  dispatchEvent(new Event('online'));
  letIn();
  expect((await entered).ok).toBe(true);
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  expect([calls, hint()]).toEqual([['end', 'log-in'], '1']);
});

test('AUT-3 AUT-2 warns before the end, stays on one tap, then ends with a message', async () => {
  const { app } = await mountPlayer('/account/information');
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  await expect.element(warning).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(warning).toHaveAccessibleDescription(/log you out in \d+ s$/);
  await warning.getByRole('button', { name: 'Stay logged in' }).last().click();
  await expect.element(warning).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  await expect.element(warning).toBeVisible();
  await vi.advanceTimersByTimeAsync(MINUTE + 1000);
  await isAtLogin('/account/information');
  await expect.element(page.getByText(/You were away for a while/)).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  expect(app.stores.session.profile).toBeUndefined();
});
