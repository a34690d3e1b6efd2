import type { HttpError } from '../../http/http-error.ts';
import type { Result } from '../../lib/result.ts';

export interface OwedEndOptions {
  /** Asks the operator to end the session of the refresh cookie. */
  close: () => Promise<Result<undefined, HttpError>>;
  /** False when it was acknowledged, or somebody logged in since, in whatever tab: that ended the session. */
  isOwed: () => boolean;
  onPaid: () => void;
  /** Waits before the next try. @param failures so far */
  wait: (failures: number) => Promise<void>;
}

/** Asks for the end of a session until the operator acknowledges it: only that takes the refresh cookie back (S9). */
export async function payOwedEnd({ close, isOwed, onPaid, wait }: OwedEndOptions): Promise<void> {
  for (let failures = 0; isOwed(); failures++) {
    const answer = await close();
    if (answer.ok && isOwed()) onPaid();
    // What the operator refuses it will refuse again.
    if (answer.ok || (answer.error.status ?? 500) < 500) return;
    await wait(failures);
  }
}
