import { proxy } from 'valtio/vanilla';

/** Why registering or unregistering a device failed; `unknown` if the operator's response was lost. */
export type PushTrouble = 'offline' | 'timeout' | 'limit' | 'refused' | 'unknown';

/** State of push messages on this device for the logged-in player. */
export type PushState =
  /** Not checked yet. */
  | { kind: 'unknown' }
  | { kind: 'off' }
  /** The browser is asking, or the device is being registered. */
  | { kind: 'asking' }
  /** @property deviceId the sender's id of this device */
  | { kind: 'on'; deviceId: string }
  /** @property isLeaving turning off failed, so a retry turns off */
  | { kind: 'failed'; trouble: PushTrouble; isLeaving?: true }
  /** The browser denies notifications. */
  | { kind: 'denied' }
  /** Denied faster than a person could, as in a private window. */
  | { kind: 'private' }
  | { kind: 'unsupported' }
  /** The operator has no push service. */
  | { kind: 'absent' }
  /** iOS 16.4: only installed sites may. */
  | { kind: 'ios-not-installed' }
  /** The operator sends nothing to this player: break, exclusion or account on hold. */
  | { kind: 'closed' };

export interface PushStore {
  state: PushState;
}

export const createPush = (): PushStore => proxy<PushStore>({ state: { kind: 'unknown' } });
