import type { AttemptAnswer, BetAnswer, SlipAnswer } from '../../book/book-api.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { closeAttempt, keepAttempt, type OpenAttempt } from './open-attempts.ts';

/** Keys that this page waits for. */
const underWay = new Set<string>();
export const isUnderWay = (key: string): boolean => underWay.has(key);

/**
 * Sends a bet or cash-out, which stays on the device until its outcome is known. A response that is lost is asked for;
 * what has not happened by then cannot happen later.
 * @throws Refusal of the sportsbook, or code `bet_ended` or `cash_out_ended` if it did not happen
 */
export async function attempt<T extends SlipAnswer | BetAnswer>(
  book: Book,
  { kind, key }: Pick<OpenAttempt, 'kind' | 'key'>,
  send: () => Promise<T>,
): Promise<T> {
  const { mark } = book.state;
  if (mark === undefined) throw new Refusal('token_missing');
  const sent = { kind, key, of: mark, at: Date.now() };
  keepAttempt(book, sent);
  underWay.add(key);
  try {
    const answer = await send();
    closeAttempt(book, key);
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isOpen(error)) return (await endAttempt(book, sent)) as T;
    closeAttempt(book, key);
    throw error;
  } finally {
    underWay.delete(key);
  }
}

/**
 * Asks what became of an attempt until that is known, unless another player comes.
 * @throws Refusal as `attempt`
 */
export async function endAttempt(
  book: Book,
  { kind, key }: OpenAttempt,
): Promise<SlipAnswer | BetAnswer> {
  const { state, client } = book;
  const { turn } = state;
  const ask = async () => {
    if (turn !== state.turn) throw new Refusal('token_missing');
    return client.post<AttemptAnswer>(`/attempts/${key}`, {}).catch((error: unknown) => {
      throw error instanceof Refusal && isOpen(error) ? new Refusal('network') : error;
    });
  };
  state.checking++;
  try {
    const { answer } = await askUntilKnown(ask, () => {});
    closeAttempt(book, key);
    if (answer === undefined) throw new Refusal(kind === 'bet' ? 'bet_ended' : 'cash_out_ended');
    return answer;
  } finally {
    state.checking--;
  }
}

/** Whether the attempt may have been accepted, or still may be. */
const isOpen = ({ code }: Refusal): boolean => code === 'network' || code === 'request_in_progress';
