import type { Api } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import {
  acknowledgeSlotSession,
  readPendingSlotSession,
} from '../../../operator/pending-slot-session.ts';
import { type Profile, readProfile } from '../../../operator/profile.ts';
import { closeAllSessions, closeSession } from '../../../operator/sessions.ts';
import type { DialogSubject } from '../../state/dialogs.ts';
import { isEndOpen } from './owed-end.ts';

/** Timeout of calls before the end is sent, in ms; the old token stays valid for that long (S9). */
const PATIENCE_MS = 2000;
/** Delays between attempts to end the session at the operator, in ms. */
const RETRY_MS = [500, 2000, 8000];
/** The same for all sessions; a new log-in on this device waits for it. */
const EVERYWHERE_RETRY_MS = [500, 2000];

export interface FarewellOptions {
  /** Calls with the token that is about to be dropped. */
  api: Api;
  profile: Profile | undefined;
  /** Configured currency, for amounts when the profile fails (AUT-7). */
  currency: string;
  /** Whether the token may still be valid for a last request. */
  mayAsk: boolean;
  everywhere: boolean;
  /** Unregisters this device's push messages before the session ends. */
  detach: ((api: Api) => Promise<void>) | undefined;
  onSummary: (subject: DialogSubject) => void;
  /** The operator has confirmed the end of this session. */
  onEnded: () => void;
  /** The operator did not respond, or sent the seconds after which to retry. A refusal is final. */
  onSilence: (afterS?: number) => void;
  /** A log-in in another tab has ended this session; the cookie belongs to that log-in. */
  isReplaced: () => boolean;
}

/**
 * Sends the last calls of a session (AUT-2): a pending slot session summary and this device's push messages first, then
 * its end at the operator.
 * @returns whether the operator ended what was requested
 */
export async function sayFarewell(options: FarewellOptions): Promise<boolean> {
  const { api, mayAsk, everywhere, detach } = options;
  const detached = detach?.(api);
  if (mayAsk) await showPendingSummary(options);
  await Promise.race([detached, after(PATIENCE_MS)]);
  const endEvery = () => closeAllSessions(api);
  const everyEnded = everywhere && !(await untilAnswered(endEvery, EVERYWHERE_RETRY_MS));
  const error = everyEnded
    ? undefined
    : // After an operator that did not respond, only one more call is made here; the rest is owed (owed-end.ts).
      await untilAnswered(() => closeSession(api), everywhere ? [] : RETRY_MS, options.isReplaced);
  if (error === undefined) options.onEnded();
  else if (isEndOpen(error)) options.onSilence(error.retryAfter);
  return error === undefined && everyEnded === everywhere;
}

async function showPendingSummary({ api, profile, currency, onSummary }: FarewellOptions) {
  const summary = await readPendingSlotSession(api, PATIENCE_MS);
  if (!summary) return;
  const known = profile ?? (await readProfile(api, PATIENCE_MS));
  onSummary({ kind: 'slot-session', summary, currency: known?.currency ?? currency });
  await acknowledgeSlotSession(api, summary.id);
}

/**
 * Retries when there is no response, because only the operator can remove the refresh cookie.
 * @returns the error of the last attempt; undefined when the session has ended
 */
async function untilAnswered(
  end: () => ReturnType<typeof closeSession>,
  pauses: readonly number[],
  isReplaced = () => false,
): Promise<HttpError | undefined> {
  for (let tries = 0; !isReplaced(); tries++) {
    const answer = await end();
    if (answer.ok) return undefined;
    const pause = pauses[tries];
    if (answer.error.kind === 'status' || pause === undefined) return answer.error;
    await after(pause);
  }
  return undefined;
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
