import { subscribeKey } from 'valtio/vanilla/utils';
import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { NetworkStore } from '../../state/stores.ts';

interface OwedEndOptions {
  /** Asks the operator to end the session of the refresh cookie. */
  close: () => Promise<Result<undefined, HttpError>>;
  /** False after confirmation, or after a log-in in any tab, which ended the session. */
  isOwed: () => boolean;
  onPaid: () => void;
  /** Waits before the next attempt. @param failures so far @param afterS the operator's retry time in seconds */
  wait: (failures: number, afterS?: number) => Promise<void>;
  /** The operator's earlier retry time in seconds. */
  firstAfterS?: number | undefined;
}

/** No response, or a temporary one: a failing or rate limiting operator may end the session later. */
export const isEndOpen = ({ kind, status = 500 }: HttpError): boolean =>
  kind !== 'status' || status >= 500 || status === 429;

/** Requests the end of a session until the operator confirms it, because only that removes the refresh cookie (S9). */
export async function payOwedEnd(options: OwedEndOptions): Promise<void> {
  const { close, isOwed, onPaid, wait, firstAfterS } = options;
  if (firstAfterS !== undefined) await wait(0, firstAfterS);
  for (let failures = 0; isOwed(); failures++) {
    const answer = await close();
    if (answer.ok && isOwed()) onPaid();
    // A refusal is final: a repetition would be refused, too.
    if (answer.ok || !isEndOpen(answer.error)) return;
    await wait(failures, answer.error.retryAfter);
  }
}

/** Resolves after a delay in ms, or earlier when the network returns or the site responds again. */
export function nextTry(afterMs: number, network: NetworkStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, afterMs);
    const stop = subscribeKey(network, 'online', (online) => online && done());
    function done() {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
