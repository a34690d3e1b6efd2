import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../state/stores.ts';
import { requestLogin } from './request-login.ts';
import type { SessionParts } from './session-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Session parts in a window of this width, on a site with these routes. */
function partsAt(width: number, routes: { login?: string } = { login: '/login' }) {
  vi.stubGlobal('matchMedia', () => ({ matches: width >= 768 }));
  const stores = createStores();
  const go = vi.fn();
  const parts = {
    config: { routes },
    stores,
    navigation: { here: () => '/games?q=a', go },
  } as unknown as SessionParts;
  return { parts, session: stores.session, go };
}

test('HDR-8 opens the form after 500 ms on desktop', () => {
  const { parts, session, go } = partsAt(1440);
  requestLogin(parts);
  vi.advanceTimersByTime(499);
  expect(session.loginOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(session.loginOpen).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

test('HDR-8 keeps the form closed after a log-in meanwhile', () => {
  const { parts, session } = partsAt(1440);
  requestLogin(parts);
  session.signedIn = true;
  vi.advanceTimersByTime(500);
  expect(session.loginOpen).toBe(false);
});

test('HDR-8 opens the log-in page with a way back on a phone', () => {
  const { parts, session, go } = partsAt(390);
  requestLogin(parts);
  expect(go).toHaveBeenCalledWith('/login?returnUrl=%2Fgames%3Fq%3Da');
  session.signedIn = true;
  requestLogin(parts);
  expect(go).toHaveBeenCalledOnce();
});

test('HDR-8 CFG-3 opens neither form nor page on a site without a log-in page', () => {
  for (const width of [1440, 390]) {
    const { parts, session, go } = partsAt(width, {});
    requestLogin(parts);
    vi.advanceTimersByTime(500);
    expect(session.loginOpen).toBe(false);
    expect(go).not.toHaveBeenCalled();
  }
});
