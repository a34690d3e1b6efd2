import type { Choice, SlipAnswer } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { endAttempt, isUnderWay } from './attempt.ts';
import type { Book } from './book.ts';
import { isBusy } from './book-state.ts';
import { closeOldAttempts, type OpenAttempt, openAttemptsOf } from './open-attempts.ts';
import { cashedOut, readBets } from './player-actions.ts';
import { showPlaced } from './slip-actions.ts';

/**
 * Finds and shows the outcomes of the player's attempts of earlier visits and other tabs.
 * @param slipIsKept resolves when the slip is complete
 */
export async function findLostAttempts(
  book: Book,
  slipIsKept: Promise<void> = Promise.resolve(),
): Promise<void> {
  const { state } = book;
  const { mark, turn } = state;
  closeOldAttempts(book);
  await slipIsKept;
  const lost = openAttemptsOf(mark).filter(({ key }) => !isUnderWay(book, key));
  if (lost.length === 0 || turn !== state.turn || state.checking > 0) return;
  state.checking++;
  try {
    for (const one of lost) if (turn === state.turn) await find(book, one, turn);
  } finally {
    state.checking--;
  }
  if (turn === state.turn) await readBets(book).catch(() => {});
}

/** Bets or cashes out, unless an earlier attempt is open: then shows its outcome first. */
export async function actUnlessOpen(book: Book, act: (book: Book) => Promise<void>): Promise<void> {
  if (isBusy(book.state)) return;
  await (openAttemptsOf(book.state.mark).length > 0 ? findLostAttempts(book) : act(book));
}

async function find(book: Book, lost: OpenAttempt, turn: number): Promise<void> {
  const { state, wording } = book;
  try {
    const answer = await endAttempt(book, lost, turn);
    if (turn !== state.turn) return;
    if ('bet' in answer) state.slip.notice = cashedOut(book, answer.bet, lost.paid);
    else showPlaced(book, answer.bets, choicesOf(answer));
    if (state.slip.placed) state.isSlipOpen = true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (turn === state.turn) state.slip.notice = wording.refusal(error.code);
  }
}

const choicesOf = ({ bets }: SlipAnswer): Choice[] => bets.flatMap(({ choices = [] }) => choices);
