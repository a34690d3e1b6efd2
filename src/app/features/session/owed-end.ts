import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';

export interface OwedEndOptions {
  /** Asks the operator to end the session of the refresh cookie. */
  close: () => Promise<Result<undefined, HttpError>>;
  /** False when it was acknowledged, or somebody logged in since, in whatever tab: that ended the session. */
  isOwed: () => boolean;
  onPaid: () => void;
  /** Waits before the next try. @param failures so far @param afterS what the operator asked for, in seconds */
  wait: (failures: number, afterS?: number) => Promise<void>;
  /** What the operator asked for when it was asked before, in seconds. */
  firstAfterS?: number | undefined;
}

/** Nobody answered, or not yet: an operator that is in trouble, or asked too often, may end the session later. */
export const isEndOpen = ({ kind, status = 500 }: HttpError): boolean =>
  kind !== 'status' || status >= 500 || status === 429;

/** Asks for the end of a session until the operator acknowledges it: only that takes the refresh cookie back (S9). */
export async function payOwedEnd(options: OwedEndOptions): Promise<void> {
  const { close, isOwed, onPaid, wait, firstAfterS } = options;
  if (firstAfterS !== undefined) await wait(0, firstAfterS);
  for (let failures = 0; isOwed(); failures++) {
    const answer = await close();
    if (answer.ok && isOwed()) onPaid();
    // What the operator refuses it will refuse again.
    if (answer.ok || !isEndOpen(answer.error)) return;
    await wait(failures, answer.error.retryAfter);
  }
}
