import { subscribeKey } from 'valtio/vanilla/utils';
import type { Profile } from '../../operator/profile.ts';
import type { SessionStore } from './session.ts';

/** A wish that is older than this has been forgotten by whoever had it, in ms. */
const KEPT_MS = 30 * 60_000;

const waiting = new WeakMap<SessionStore, () => void>();

/**
 * Keeps what a visitor asked for until they have logged in or signed up in this tab, and does it then, once. Only the
 * last wish is kept.
 */
export function afterLogin(
  session: SessionStore,
  act: (profile: Profile) => unknown,
  now: () => number = Date.now,
): void {
  waiting.get(session)?.();
  const until = now() + KEPT_MS;
  const stop = subscribeKey(session, 'profile', (profile) => {
    if (!profile) return;
    stop();
    waiting.delete(session);
    if (now() < until) act(profile);
  });
  waiting.set(session, stop);
}
