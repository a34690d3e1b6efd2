import type { Session } from '../../../operator/sessions.ts';
import type { SignOutCause } from '../../state/session.ts';
import { CHANNEL } from './session-traces.ts';

/** Messages between the tabs of this browser about the player's session. */
export type TabMessage =
  /** A new access token, by a log-in or by the refresh that one tab did for all. `at` is epoch ms. */
  | { type: 'session'; session: Session; at: number; login: boolean }
  /** A tab of an earlier release sends no session id. */
  | { type: 'ended'; cause: SignOutCause; sessionId?: string }
  /** The player was active. */
  | { type: 'active' }
  /** A tab that is about to end the session asks how long the others have been idle, in ms. */
  | { type: 'who-is-active' }
  | { type: 'idle'; forMs: number }
  /** The safer gambling notice with this number was shown. */
  | { type: 'reminded'; number: number };

export interface Tabs {
  tell: (message: TabMessage) => void;
}

/** A same-origin, in-memory channel, so it may carry the token (docs/decisions/0007-session.md). */
export function openTabs(hear: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return { tell: (message) => channel.postMessage(message) };
}
