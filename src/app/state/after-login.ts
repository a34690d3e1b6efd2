import { subscribeKey } from 'valtio/vanilla/utils';
import type { Profile } from '../../operator/profile.ts';
import type { SessionStore } from './session.ts';

/** Pending actions older than this are dropped, in ms. */
const KEPT_MS = 30 * 60_000;

const waiting = new WeakMap<SessionStore, () => void>();

/** Runs an action once after the visitor has logged in or signed up in this tab. Keeps only the last one. */
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
