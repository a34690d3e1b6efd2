import type { Api } from '../../../http/api.ts';
import type { Result } from '../../../lib/result.ts';
import type { PushTrouble } from '../../state/push.ts';

/** Push messages on this device for the logged-in player. The state is in `stores.push`. */
export interface PushService {
  /**
   * Checks the state and repairs differences from what the sender knows: another subscription, another key, a revoked
   * permission, another player. Never asks the player. Runs at every start and log-in.
   */
  resync(): Promise<void>;
  /** Checks before the player is asked that there is a sender; the browser's prompt comes once only. */
  prepare(): Promise<void>;
  /** The player accepted. Call it in the tap itself, because the browser's prompt needs one. */
  subscribe(): Promise<void>;
  /** Stops messages to this device until the player accepts again. */
  unsubscribe(): Promise<void>;
  /**
   * On log-out: stops the player's messages to this device until they are back.
   * @param api calls with the token that is about to end
   */
  detach(api: Api, accountCode: string): Promise<void>;
}

/** The sender: our own operator (web-push.ts) or the indigitall service (indigitall.ts). */
export interface PushChannel {
  /** Whether there is a sender; not when it only fails to respond. Absent where it is certain. */
  exists?(): Promise<boolean>;
  /** Registers this device for the player's messages; idempotent. @returns the sender's id of this device */
  join(accountCode: string): Promise<Result<string, PushTrouble | 'denied'>>;
  /** Unregisters this device. @param api as in `detach`; by default the player's own calls */
  leave(accountCode: string, device: string, api?: Api): Promise<Result<undefined, PushTrouble>>;
  /** Drops the browser's subscription. */
  drop(): Promise<void>;
}
