import type { AttemptAnswer, BetAnswer, SlipAnswer } from '../../book/book-api.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { closeAttempt, keepAttempt, type OpenAttempt } from './open-attempts.ts';

/** Keys of attempts that this page waits for, with the player's turn. */
const underWay = new Map<string, number>();
export const isUnderWay = ({ state }: Book, key: string): boolean =>
  underWay.get(key) === state.turn;

/**
 * Sends a bet or cash-out and keeps it on the device until its outcome is known. If the response is lost, asks for the
 * outcome; an attempt that has not happened by then can no longer happen.
 * @throws Refusal of the sportsbook, or code `bet_ended` or `cash_out_ended` if it did not happen
 */
export async function attempt<T extends SlipAnswer | BetAnswer>(
  book: Book,
  attempted: Pick<OpenAttempt, 'kind' | 'key' | 'paid'>,
  send: () => Promise<T>,
): Promise<T> {
  const { mark, turn } = book.state;
  const { key } = attempted;
  if (mark === undefined) throw new Refusal('token_missing');
  const sent = { ...attempted, of: mark, at: Date.now() };
  keepAttempt(book, sent);
  underWay.set(key, turn);
  try {
    const answer = await send();
    closeAttempt(book, key);
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isOpen(error)) return (await endAttempt(book, sent, turn)) as T;
    closeAttempt(book, key);
    // Another tab has ended this attempt while it was being sent.
    throw error.code === 'attempt_ended' ? hasEnded(sent) : error;
  } finally {
    underWay.delete(key);
  }
}

/**
 * Asks for the outcome of an attempt until it is known or the player changes.
 * @param turn of the player who made it
 * @throws Refusal as `attempt`
 */
export async function endAttempt(
  book: Book,
  sent: OpenAttempt,
  turn: number,
): Promise<SlipAnswer | BetAnswer> {
  const { state, client } = book;
  const ask = async () => {
    if (turn !== state.turn || state.mark !== sent.of) throw new Refusal('token_invalid');
    return client.post<AttemptAnswer>(`/attempts/${sent.key}`, {}).catch((error: unknown) => {
      throw error instanceof Refusal && isOpen(error) ? new Refusal('network') : error;
    });
  };
  state.checking++;
  try {
    const { answer } = await askUntilKnown(ask, () => {});
    closeAttempt(book, sent.key);
    if (answer === undefined) throw hasEnded(sent);
    return answer;
  } finally {
    state.checking--;
  }
}

/** Whether the attempt may have been accepted, or may still be. */
const isOpen = ({ code }: Refusal): boolean => code === 'network' || code === 'request_in_progress';

const hasEnded = ({ kind }: OpenAttempt) =>
  new Refusal(kind === 'bet' ? 'bet_ended' : 'cash_out_ended');
