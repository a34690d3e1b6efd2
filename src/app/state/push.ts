import { proxy } from 'valtio/vanilla';

/** Why a device could not be registered although the player and the browser said yes. */
export type PushTrouble = 'offline' | 'timeout' | 'limit' | 'refused';

/** How push messages stand on this device, for the player who is signed in. */
export type PushState =
  /** Nobody has looked yet. */
  | { kind: 'unknown' }
  | { kind: 'off' }
  /** The browser asks its own question, or the device is being registered. */
  | { kind: 'asking' }
  /** @property deviceId as whoever sends calls this device */
  | { kind: 'on'; deviceId: string }
  | { kind: 'failed'; trouble: PushTrouble }
  /** The browser does not let this site. */
  | { kind: 'denied' }
  /** It said no by itself, faster than anyone could: a private window does. */
  | { kind: 'private' }
  | { kind: 'unsupported' }
  /** iOS: only a site on the home screen may (iOS 16.4). */
  | { kind: 'ios-not-installed' }
  /** The operator sends this player nothing: a break, an exclusion, an account on hold. */
  | { kind: 'closed' };

export interface PushStore {
  state: PushState;
}

export const createPush = (): PushStore => proxy<PushStore>({ state: { kind: 'unknown' } });
