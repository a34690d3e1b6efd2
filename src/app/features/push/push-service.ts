import type { Api } from '../../../http/api.ts';
import type { Result } from '../../../lib/result.ts';
import type { PushTrouble } from '../../state/push.ts';

/** Push messages on this device, for the player who is signed in. How it stands is in `stores.push`. */
export interface PushService {
  /**
   * Looks how it stands and puts right what differs from what the sender knows: another address, another
   * key, a permission that was taken back, another player. Asks the player nothing. At every start and sign-in.
   */
  resync(): Promise<void>;
  /** The player said yes. Call it in the tap itself: the browser's own question needs one. */
  subscribe(): Promise<void>;
  /** Nothing more comes to this device, until the player says yes again. */
  unsubscribe(): Promise<void>;
  /**
   * The player signs out: nothing more of theirs comes to this device until they are back.
   * @param api calls with the token that is about to end
   */
  detach(api: Api, accountCode: string): Promise<void>;
}

/** Who sends: our own operator (web-push.ts) or the indigitall service (indigitall.ts). */
export interface PushChannel {
  /** Has this player's messages sent here, the same however often. @returns what the sender calls this device */
  join(accountCode: string): Promise<Result<string, PushTrouble | 'denied'>>;
  /** Has nothing more sent here. @param api as in `detach`; else the player's own calls */
  leave(accountCode: string, device: string, api?: Api): Promise<Result<undefined, PushTrouble>>;
  /** Gives up the address that this browser has. */
  drop(): Promise<void>;
}
