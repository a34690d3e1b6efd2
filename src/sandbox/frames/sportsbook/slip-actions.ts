import { v4 as uuid } from 'uuid';
import type { Snapshot } from 'valtio/vanilla';
import type { BetAnswer, ChosenOdds } from '../../book/book-api.ts';
import { type Book, tell } from './book.ts';
import { Refusal } from './book-client.ts';
import type { BookState } from './book-state.ts';
import { balanceIs, endIfSignedOut, isAnswer, readBets } from './player-actions.ts';
import { MOST_LEGS, stakeOf, tapped } from './slip.ts';

/** Odds were tapped: on the slip, or off it. */
export function tapChoice({ state, wording }: Book, choice: ChosenOdds): void {
  const { slip } = state;
  const isNew = !slip.legs.some(({ event }) => event === choice.event);
  if (isNew && slip.legs.length >= MOST_LEGS) {
    state.news = wording.words.full;
    return;
  }
  changeSlip(state.slip, tapped(slip.legs, choice));
}

/** Takes a match off the slip; without one all of them. */
export function clearSlip({ state }: Book, event?: string): void {
  changeSlip(state.slip, event ? state.slip.legs.filter((leg) => leg.event !== event) : []);
  if (state.slip.legs.length === 0) state.isSlipOpen = false;
}

function changeSlip(slip: Book['state']['slip'], legs: ChosenOdds[]): void {
  slip.legs = legs;
  slip.refusal = undefined;
  slip.placed = undefined;
}

/** The odds of a leg as they are now; undefined while no bets are taken on it. */
export function presentOdds(state: Snapshot<BookState>, leg: ChosenOdds): number | undefined {
  const market = state.events[leg.event]?.markets.find(({ code }) => code === leg.market);
  if (market === undefined || !market.isOpen || state.stream === 'lost') return undefined;
  return market.selections.find(({ code }) => code === leg.selection)?.odds;
}

/** Places the bet at the odds on the slip; who is not signed in is asked to. */
export async function placeBet(book: Book): Promise<void> {
  const { state, client } = book;
  const { slip, turn } = state;
  if (state.player === undefined) {
    tell(book, { type: 'login-needed' });
    slip.refusal = 'login_needed';
    return;
  }
  const stake = stakeOf(slip.stake);
  if (stake === undefined || slip.isPlacing) return;
  slip.isPlacing = true;
  slip.refusal = undefined;
  slip.key ??= uuid();
  try {
    const { bet, player } = await client.post<BetAnswer>('/bets', {
      ...{ key: slip.key, stake, acceptOdds: slip.accept },
      legs: slip.legs.map(({ event, market, selection, odds }) => ({
        ...{ event, market, selection, odds },
      })),
    });
    changeSlip(slip, []);
    slip.key = undefined;
    slip.stake = '';
    if (turn !== state.turn) return;
    slip.placed = bet;
    balanceIs(book, player);
    await readBets(book).catch(() => {});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isAnswer(error)) slip.key = undefined;
    if (turn !== state.turn) return;
    endIfSignedOut(book, error);
    slip.refusal = error.code;
    // What became of the bet that was sent before stands there.
    if (error.code === 'idempotency_key_reused') await readBets(book).catch(() => {});
    if (error.code === 'odds_changed') showChanged(book, error.details.legs as ChosenOdds[]);
  } finally {
    slip.isPlacing = false;
  }
}

/** The player has seen the present odds and takes them. */
export function acceptPresentOdds({ state }: Book): void {
  state.slip.legs = state.slip.legs.map((leg) => ({
    ...leg,
    odds: presentOdds(state, leg) ?? leg.odds,
  }));
}

/** What the server said of the odds may be newer than what the stream has brought. */
function showChanged({ state }: Book, legs: readonly ChosenOdds[]): void {
  for (const { event, market, selection, odds } of legs) {
    const found = state.events[event]?.markets.find(({ code }) => code === market);
    const known = found?.selections.find(({ code }) => code === selection);
    if (known) known.odds = odds;
  }
}
