import { type HttpError, isOutcomeUnknown } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import type { OpenWrites } from './open-writes.ts';

/** Outcome of a write; unknown if its response was lost. */
export type WriteOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: HttpError }
  | { kind: 'unknown'; error: HttpError };

interface AskOptions {
  writes: OpenWrites;
  /** Whether the same player is still logged in; no other token may retry. */
  isMine: () => boolean;
  /** Delays between attempts, in ms. */
  pauses?: readonly number[];
}

/** The operator knows a key at least this long (24 h in the contract), in ms. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** Whether a retry is safe. A write dated in the future has an unknown age, because the clock was changed. */
export const isRepeatable = ({ at }: Pick<OpenWrite, 'at'>, now: number): boolean =>
  Math.abs(now - at) < KEY_LIFE_MS;

/**
 * Sends a write until there is a response, a few times, with the same idempotency key. Stored on the device from before
 * the first call until the outcome is known.
 */
export async function askOnce<T>(
  write: OpenWrite,
  send: (key: string) => Promise<Result<T, HttpError>>,
  { writes, isMine, pauses = [500, 1500] }: AskOptions,
): Promise<WriteOutcome<T>> {
  let mayBeDone = writes.has(write.key);
  await writes.keep(write);
  for (const pause of [...pauses, undefined]) {
    const answer = await send(write.key);
    if (answer.ok) {
      await writes.close(write.key);
      return { kind: 'done', value: answer.value };
    }
    const { error } = answer;
    mayBeDone ||= isLost(error) || (error.status === 401 && endsSession(write));
    if (!isLost(error) && !(mayBeDone && isOfCaller(error))) {
      await writes.close(write.key);
      if (error.status === 401) writes.state.undone = write;
      return { kind: 'refused', error };
    }
    const isOver = error.kind === 'cancelled' || isOfCaller(error);
    if (!isOver && pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOver || pause === undefined || !isMine()) return { kind: 'unknown', error };
  }
  throw new Error('Unreachable: the last attempt returns an outcome');
}

/** A proxy that refuses the caller has not passed the write on. */
const isLost = (error: HttpError): boolean => isOutcomeUnknown(error) && !isOfCaller(error);

/** Success ends the session, so a call that a proxy repeats is answered with 401. */
const endsSession = ({ wish }: OpenWrite): boolean =>
  wish.kind === 'exclusion' && wish.exclusion.kind === 'self-exclusion';

/** Refused before the write was examined, so this says nothing about an earlier attempt. */
const isOfCaller = ({ status }: HttpError): boolean => status === 401 || status === 429;
