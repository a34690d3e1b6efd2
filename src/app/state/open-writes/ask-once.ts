import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import type { OpenWrites } from './open-writes.ts';

/** How a write ended, or that nobody knows yet: its answer was lost, so it may have been done or not. */
export type WriteOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: HttpError }
  | { kind: 'unknown'; error: HttpError };

export interface AskOptions {
  writes: OpenWrites;
  /** Whether the player who asked is still the one who is logged in: nobody else's token may ask again. */
  isMine: () => boolean;
  /** Before asking again, in ms; one pause per repetition. */
  pauses?: readonly number[];
}

/** So long after the first try an operator knows the key for sure (24 h by the contract), in ms. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** Whether asking again cannot do it a second time. */
export const isRepeatable = ({ at }: Pick<OpenWrite, 'at'>, now: number): boolean =>
  now - at < KEY_LIFE_MS;

/**
 * Asks for a write until there is an answer, a few times, always with the same key, so that it happens once. From before
 * the first call until the answer it is kept on the device.
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
  throw new Error('The last try has no pause after it');
}

/**
 * No answer, or none of the operator that has decided: one that is at work on the same key has not yet, and one without a
 * problem document comes from something in between.
 */
function isLost(error: HttpError): boolean {
  const { kind, status = 0, problem } = error;
  if (kind !== 'status' || status >= 500) return true;
  return problem ? problem.code === 'request_in_progress' : !isOfCaller(error);
}

/** Once it is done its session is over: to a call that something in between repeats, the operator answers 401. */
const endsSession = ({ wish }: OpenWrite): boolean =>
  wish.kind === 'exclusion' && wish.exclusion.kind === 'self-exclusion';

/** A refusal of the caller, before the write itself was looked at: it says nothing of an earlier try. */
const isOfCaller = ({ status }: HttpError): boolean => status === 401 || status === 429;
