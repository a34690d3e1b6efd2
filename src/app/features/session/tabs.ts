import type { Session } from '../../../operator/sessions.ts';
import type { SignOutCause } from '../../state/session.ts';
import { CHANNEL } from './tab-channel.ts';

/** What the tabs of this browser tell each other about the player's session. */
export type TabMessage =
  /** A new access token: by a login, or by the refresh that one tab did for all. `at` is epoch ms. */
  | { type: 'session'; session: Session; at: number; login: boolean }
  /** A tab of an earlier release names no session. */
  | { type: 'ended'; cause: SignOutCause; sessionId?: string }
  /** The player did something. */
  | { type: 'active' }
  /** A tab that is about to end the session asks for how long the others have seen no one, in ms. */
  | { type: 'who-is-active' }
  | { type: 'idle'; forMs: number }
  /** The safe-gambling notice of this number was shown. */
  | { type: 'reminded'; number: number };

export interface Tabs {
  tell: (message: TabMessage) => void;
}

/** A channel of the same origin and in memory only, so the token may pass (docs/decisions/0007-session.md). */
export function openTabs(hear: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return { tell: (message) => channel.postMessage(message) };
}
