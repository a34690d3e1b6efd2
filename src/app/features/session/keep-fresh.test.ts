import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../../operator/sessions.ts';
import { createAccess } from './access.ts';
import { now } from './clock.ts';
import { keepFresh } from './keep-fresh.ts';

const LIFE_MS = 300_000;
const session = (accessToken: string): Session => ({
  accessToken,
  expiresIn: LIFE_MS / 1000,
  inactivitySeconds: 900,
  sessionId: 's1',
  accountCode: 'VERA0001',
  signedInSeconds: 0,
});
let document: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  document = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const access = createAccess();
  access.take(session('first'), now());
  let number = 0;
  const renew = vi.fn(async () => {
    access.take(session(`next ${++number}`), now());
    return true;
  });
  return { access, renew };
}

test('AUT-3 replaces each token at 80 % of its lifetime, ± 10 %', async () => {
  const moments = new Set<number>();
  for (let tab = 0; tab < 20; tab++) {
    const { access, renew } = setUp();
    const from = Date.now();
    renew.mockImplementationOnce(async () => {
      moments.add(Date.now() - from);
      access.take(session('second'), now());
      return true;
    });
    const stop = keepFresh({ access, renew });
    await vi.advanceTimersByTimeAsync(0.72 * LIFE_MS - 1);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0.16 * LIFE_MS + 2);
    expect(renew).toHaveBeenCalledOnce();
    stop();
  }
  expect(moments.size).toBeGreaterThan(10);
});

test('AUT-3 waits with a token that lives longer than a timer can', async () => {
  const { access, renew } = setUp();
  access.take({ ...session('first'), expiresIn: 90 * 86_400 }, now());
  const look = vi.spyOn(access, 'session');
  const stop = keepFresh({ access, renew });
  await vi.advanceTimersByTimeAsync(1000);
  expect(look, 'once, when it starts').toHaveBeenCalledTimes(1);
  expect(renew).not.toHaveBeenCalled();
  stop();
});

test('AUT-3 does not refresh a token that another tab has refreshed', async () => {
  const { access, renew } = setUp();
  keepFresh({ access, renew });
  await vi.advanceTimersByTimeAsync(0.7 * LIFE_MS);
  access.take(session('of another tab'), now());
  await vi.advanceTimersByTimeAsync(0.7 * LIFE_MS);
  expect(renew).not.toHaveBeenCalled();
});

test('F29 refreshes at once when a tab wakes after expiry, whatever its timers do', async () => {
  const { access, renew } = setUp();
  keepFresh({ access, renew });
  vi.setSystemTime(Date.now() + LIFE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renew).toHaveBeenCalledOnce();
});

test('F25 retries a failed refresh with increasing delays', async () => {
  const { access, renew } = setUp();
  renew.mockResolvedValue(false);
  keepFresh({ access, renew });
  await vi.advanceTimersByTimeAsync(LIFE_MS);
  const soon = renew.mock.calls.length;
  expect(soon).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const later = renew.mock.calls.length - soon;
  expect(later).toBeGreaterThanOrEqual(9);
  expect(later).toBeLessThan(25);
});
