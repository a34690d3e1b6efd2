import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { signInAs } from '../../../../tests/component/operator-api.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { followSignIn } from '../../browser/follow.ts';
import { removeHint, setHint } from './keep-hint.ts';
import { CHANNEL } from './session-traces.ts';

const main = page.getByRole('main');
const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => void vi.useRealTimers());

/**
 * Mounts a page. `comeBack` restores it from the back/forward cache; from then on, or from `hold` on, the operator does
 * not say whose session it is until `answer`.
 */
async function mountKept(path: string) {
  const asked = Promise.withResolvers<void>();
  let isHeld = false;
  const mounted = await mountPlayer(path, {
    answering: async ({ url }) => {
      if (isHeld && url.endsWith('/accounts/sessions/refresh')) await asked.promise;
      return undefined;
    },
  });
  const hold = () => {
    isHeld = true;
  };
  const comeBack = () => {
    hold();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  return { ...mounted, hold, comeBack, answer: () => asked.resolve() };
}

test('F52 hides a page restored from history, and shows it to another player as theirs', async () => {
  const { app, comeBack, answer } = await mountKept('/account/information');
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  const other = await signInAs('vera');
  comeBack();
  await expect.element(main.getByText(/Lola/).first()).not.toBeVisible();
  answer();
  await expect.poll(() => app.stores.session.profile?.accountCode).toBe(other.accountCode);
  await expect.element(page.getByText(/Lola/)).not.toBeInTheDocument();
  await expect.element(main.getByText(/Vera/).first()).toBeVisible();
});

test('F52 hides the player’s games until it is known whose session it is', async () => {
  const { comeBack, answer } = await mountKept('/');
  const none = main.getByText('Tap the heart on a game to save it here.');
  await expect.element(none).toBeVisible();
  comeBack();
  await expect.element(none).not.toBeVisible();
  answer();
  await expect.element(none).toBeVisible();
});

test('F52 hides a page restored from history even if another tab is active', async () => {
  const { hold, comeBack, answer } = await mountKept('/account/information');
  const name = main.getByText(/Lola/).first();
  await expect.element(name).toBeVisible();
  // The renewal of the access token falls into these minutes; its answer would tell whose session it is.
  hold();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  await expect.element(warning).toBeVisible();
  comeBack();
  const otherTab = new BroadcastChannel(CHANNEL);
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ type: 'active' });
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(name).not.toBeVisible();
  answer();
  await expect.element(name).toBeVisible();
});

test('F52 continues a page restored from history when there is no response', async () => {
  let isCut = false;
  const { app } = await mountPlayer('/account/information', {
    answering: ({ url }) =>
      isCut && url.endsWith('/accounts/sessions/refresh')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : undefined,
  });
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  isCut = true;
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => app.stores.session.restoring).toBe(false);
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
});

test('F52 continues a page restored from history in the same session', async () => {
  const { app } = await mountPlayer('/account/information');
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(app.stores.session.restoring).toBe(true);
  await expect.poll(() => app.stores.session.restoring).toBe(false);
  await expect.element(main.getByText(/Lola/).first()).toBeVisible();
});

test.each([
  ['whose session code never loaded', false],
  ['that has been logged in before', true],
])('F52 AUT-3 shows the player on a visitor’s page %s', async (_, wasPlayer) => {
  document.documentElement.dataset['hydrated'] = '';
  onTestFinished(removeHint);
  const { app } = await mountApp('/sitemap');
  const add = vi.spyOn(window, 'addEventListener');
  followSignIn(app);
  const follow = add.mock.calls.find(([type]) => type === 'pageshow')?.[1] as EventListener;
  add.mockRestore();
  onTestFinished(() => removeEventListener('pageshow', follow));
  if (wasPlayer) {
    await app.player.session.signIn({ username: 'vera', password: PASSWORD });
    await app.player.session.signOut('asked');
  }
  expect(app.stores.session.signedIn).toBe(false);
  // A log-in in another document, whose message this page did not get.
  const other = await signInAs('vera');
  setHint();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => app.stores.session.profile?.accountCode).toBe(other.accountCode);
});

test.each([
  ['ends the session whose hint is gone', false],
  ['goes on where cookies are blocked', true],
])('AUT-3 F52 %s when a tab is shown again', async (_, areBlocked) => {
  const cookies = vi.spyOn(document, 'cookie', 'get');
  onTestFinished(() => cookies.mockRestore());
  if (areBlocked) cookies.mockReturnValue('');
  const { app } = await mountApp('/sitemap');
  await app.player.session.signIn({ username: 'vera', password: PASSWORD });
  await expect.poll(() => app.stores.session.profile?.username).toBe('vera');
  removeHint();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(app.stores.session.signedIn).toBe(areBlocked);
});
