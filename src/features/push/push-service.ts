import type { Api } from '../../http/api.ts';

/**
 * Push messages on this device: our own Web Push (web-push.ts) or the indigitall service (indigitall.ts).
 * How it stands is in `stores.push`; the words for that are push-words.ts.
 */
export interface PushService {
  /**
   * Looks how it stands and puts right what differs from what the operator knows: another address, another
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
