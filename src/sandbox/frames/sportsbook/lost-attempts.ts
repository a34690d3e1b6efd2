import type { SlipAnswer } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { endAttempt, isUnderWay } from './attempt.ts';
import type { Book } from './book.ts';
import { type OpenAttempt, openAttemptsOf } from './open-attempts.ts';
import { readBets, tellCashedOut } from './player-actions.ts';
import { isSameChoice } from './slip.ts';
import { showPlaced } from './slip-actions.ts';

/** Finds out, and says, what became of the player's attempts of earlier visits and closed tabs. */
export async function findLostAttempts(book: Book): Promise<void> {
  const { state } = book;
  const { mark, turn } = state;
  const lost = openAttemptsOf(mark).filter(({ key }) => !isUnderWay(key));
  for (const one of lost) {
    await find(book, one);
    if (turn !== state.turn) return;
  }
  if (lost.length > 0) await readBets(book).catch(() => {});
}

async function find(book: Book, lost: OpenAttempt): Promise<void> {
  const { state, wording } = book;
  const { turn } = state;
  try {
    const answer = await endAttempt(book, lost);
    if (turn !== state.turn) return;
    if ('bet' in answer) tellCashedOut(book, answer.bet);
    else showPlaced(book, answer.bets, isSlip(book, answer));
    if (state.slip.placed) state.isSlipOpen = true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (turn === state.turn) state.slip.notice = wording.refusal(error.code);
  }
}

/** Returns whether the slip holds nothing but the selections of these bets. */
const isSlip = ({ state }: Book, { bets }: SlipAnswer): boolean =>
  state.slip.legs.every((leg) =>
    bets.some(({ choices = [] }) => choices.some((choice) => isSameChoice(leg, choice))),
  );
