import { v4 as uuid } from 'uuid';
import type { Snapshot } from 'valtio/vanilla';
import type { ChosenOdds, SlipAnswer } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { type Book, tell } from './book.ts';
import type { BookState } from './book-state.ts';
import { balanceIs, endIfSignedOut, isAnswer, readBets } from './player-actions.ts';
import { isSameChoice, MOST_LEGS, raised, tapped, wagersOf } from './slip.ts';

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

/** Puts a choice on the slip that was made elsewhere; it stays when it is there already. */
export function addChoice(book: Book, choice: ChosenOdds): void {
  if (!book.state.slip.legs.some((leg) => isSameChoice(leg, choice))) tapChoice(book, choice);
}

/** A chip: adds to every stake that is shown. */
export function raiseStakes({ state: { slip } }: Book, by: number, isEach: boolean): void {
  if (!isEach) slip.stake = raised(slip.stake, by);
  else for (const { event } of slip.legs) slip.stakes[event] = raised(slip.stakes[event] ?? '', by);
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

/** Places the slip's bets at the odds on it; who is not signed in is asked to. */
export async function placeBet(book: Book): Promise<void> {
  const { state, client } = book;
  const { slip, turn } = state;
  if (state.player === undefined) {
    tell(book, { type: 'login-needed' });
    slip.refusal = 'login_needed';
    return;
  }
  const wagers = wagersOf(slip);
  if (wagers === undefined || slip.isPlacing) return;
  slip.isPlacing = true;
  slip.refusal = undefined;
  slip.key ??= uuid();
  try {
    const { bets, player } = await client.post<SlipAnswer>('/bets', {
      key: slip.key,
      wagers,
      acceptOdds: state.preferences.accept,
      legs: slip.legs.map(({ event, market, selection, odds }) => ({
        event,
        market,
        selection,
        odds,
      })),
    });
    changeSlip(slip, []);
    slip.key = undefined;
    slip.stake = '';
    slip.stakes = {};
    if (turn !== state.turn) return;
    slip.placed = bets;
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
