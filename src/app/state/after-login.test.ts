import { beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../operator/profile.ts';
import { afterLogin } from './after-login.ts';
import { createSession, type SessionStore } from './session.ts';

const vera = { accountCode: 'VERA0001' } as Profile;
/** Subscribers are notified in the next microtask. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

let session: SessionStore;
let time = 0;
const now = () => time;
beforeEach(() => {
  session = createSession();
  time = 0;
});

test('HDR-8 runs a visitor’s pending action once after log-in', async () => {
  const act = vi.fn();
  afterLogin(session, act, now);
  await settle();
  expect(act).not.toHaveBeenCalled();
  session.profile = vera;
  await settle();
  expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(vera));
  session.profile = undefined;
  await settle();
  session.profile = vera;
  await settle();
  expect(act).toHaveBeenCalledOnce();
});

test('HDR-8 keeps only the last pending action', async () => {
  const acts = [vi.fn(), vi.fn()];
  for (const act of acts) afterLogin(session, act, now);
  session.profile = vera;
  await settle();
  expect(acts.map((act) => act.mock.calls.length)).toEqual([0, 1]);
});

test('HDR-8 drops a pending action after half an hour', async () => {
  const act = vi.fn();
  afterLogin(session, act, now);
  time = 30 * 60_000;
  session.profile = vera;
  await settle();
  expect(act).not.toHaveBeenCalled();
});
