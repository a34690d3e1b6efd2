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

/** What a slow line may take before the end goes out, in ms; the old token is good for so much longer (S9). */
const PATIENCE_MS = 2000;
/** Between tries to end the session at the operator, in ms. */
const RETRY_MS = [500, 2000, 8000];

export interface FarewellOptions {
  /** Calls with the token that is about to be dropped. */
  api: Api;
  profile: Profile | undefined;
  /** Of the configuration, for amounts when the profile fails (AUT-7). */
  currency: string;
  /** The token may still be good for a last question. */
  mayAsk: boolean;
  everywhere: boolean;
  /** What this device takes back before the session ends: its push messages. */
  detach: ((api: Api) => Promise<void>) | undefined;
  onSummary: (subject: DialogSubject) => void;
  /** The operator has acknowledged the end of this session. */
  onEnded: () => void;
  /** The operator did not answer, or named the seconds after which to try again. A refusal is final. */
  onSilence: (afterS?: number) => void;
  /** Somebody has signed in since, in another tab: that ended this session, and the cookie is theirs. */
  isReplaced: () => boolean;
}

/**
 * The last calls of a session (AUT-2): a pending slot session summary and this device's push
 * messages first, then its end at the operator.
 * @returns whether the operator ended what was asked for
 */
export async function sayFarewell(options: FarewellOptions): Promise<boolean> {
  const { api, mayAsk, everywhere, detach } = options;
  const detached = detach?.(api);
  if (mayAsk) await showPendingSummary(options);
  await Promise.race([detached, after(PATIENCE_MS)]);
  const everyEnded = everywhere && (await closeAllSessions(api)).ok;
  const error = everyEnded
    ? undefined
    : await untilAnswered(() => closeSession(api), options.isReplaced);
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
 * The refresh cookie goes only when the operator takes it back, so a silent network is asked again.
 * @returns what the last try failed by; undefined when the session is over
 */
async function untilAnswered(
  end: () => ReturnType<typeof closeSession>,
  isReplaced: () => boolean,
): Promise<HttpError | undefined> {
  for (let tries = 0; !isReplaced(); tries++) {
    const answer = await end();
    if (answer.ok) return undefined;
    const pause = RETRY_MS[tries];
    if (answer.error.kind === 'status' || pause === undefined) return answer.error;
    await after(pause);
  }
  return undefined;
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
