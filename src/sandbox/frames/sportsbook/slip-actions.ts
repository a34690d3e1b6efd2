import { v4 as uuid } from 'uuid';
import type { Snapshot } from 'valtio/vanilla';
import type { Choice, ChosenOdds, ExceededLimit, MyBet, SlipAnswer } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { attempt } from './attempt.ts';
import { type Book, tell } from './book.ts';
import { type BookState, isBusy, type Slip } from './book-state.ts';
import { openAttemptsOf } from './open-attempts.ts';
import { balanceIs, endIfSignedOut, overtakeReads, readBets } from './player-actions.ts';
import { isSameChoice, MOST_LEGS, raised, stakedLegs, tapped, wagersOf } from './slip.ts';

/** Adds a choice to the slip, or removes it. */
export function tapChoice({ state, wording }: Book, choice: ChosenOdds): void {
  const { slip } = state;
  const isNew = !slip.legs.some(({ event }) => event === choice.event);
  if (isNew && slip.legs.length >= MOST_LEGS) {
    slip.notice = wording.words.full;
    return;
  }
  changeSlip(state.slip, tapped(slip.legs, choice));
}

/** Adds a choice made elsewhere to the slip, unless it is already there. */
export function addChoice(book: Book, choice: ChosenOdds): void {
  if (!book.state.slip.legs.some((leg) => isSameChoice(leg, choice))) tapChoice(book, choice);
}

/** Refusals that another stake may avoid. */
const OF_STAKE = new Set(['insufficient_funds', 'limit_exceeded', 'payout_too_high']);

/** Enters a stake: that of a single if `event` is given. A refusal of the stake before is over with it. */
export function enterStake({ state: { slip } }: Book, text: string, event?: string): void {
  if (event === undefined) slip.stake = text;
  else slip.stakes[event] = text;
  if (slip.refusal === 'limit_exceeded' && slip.limit?.left === 0) return;
  if (slip.refusal && OF_STAKE.has(slip.refusal)) slip.refusal = undefined;
}

/** Adds a chip to every visible stake. */
export function raiseStakes(book: Book, by: number, isEach: boolean): void {
  const { state, wording } = book;
  const { stake, stakes, legs } = state.slip;
  const more = (text = '') => raised(text, by, wording.stake);
  if (!isEach) enterStake(book, more(stake));
  else for (const { event } of legs) enterStake(book, more(stakes[event]), event);
}

/** Removes a match from the slip; all matches if `event` is absent. */
export function clearSlip({ state }: Book, event?: string): void {
  changeSlip(state.slip, event ? state.slip.legs.filter((leg) => leg.event !== event) : []);
  if (state.slip.legs.length === 0) state.isSlipOpen = false;
}

function changeSlip(slip: Slip, legs: ChosenOdds[]): void {
  slip.legs = legs;
  slip.refusal = undefined;
  slip.notice = undefined;
  slip.placed = undefined;
}

/** Current odds of a leg; undefined while its market is suspended. */
export function presentOdds(state: Snapshot<BookState>, leg: ChosenOdds): number | undefined {
  const market = state.events[leg.event]?.markets.find(({ code }) => code === leg.market);
  if (market === undefined || !market.isOpen || state.stream === 'lost') return undefined;
  return market.selections.find(({ code }) => code === leg.selection)?.odds;
}

/** Current odds of each staked leg; the odds that the player saw while its market is suspended. */
export const slipOdds = (state: Snapshot<BookState>): number[] =>
  stakedLegs(state.slip).map((leg) => presentOdds(state, leg) ?? leg.odds);

/** Places the slip's bets at its odds. Visitors are asked to log in. */
export async function placeBet(book: Book): Promise<void> {
  const { state, client } = book;
  const { slip, turn } = state;
  if (state.player === undefined) {
    slip.waits = true;
    tell(book, { type: 'login-needed' });
    slip.refusal = 'login_needed';
    return;
  }
  const wagers = wagersOf(slip);
  if (wagers === undefined || isBusy(state) || openAttemptsOf(state.mark).length > 0) return;
  slip.isPlacing = true;
  slip.refusal = undefined;
  const legs = stakedLegs(slip);
  const key = uuid();
  try {
    const { bets, player } = await attempt(book, { kind: 'bet', key }, () =>
      client.post<SlipAnswer>('/bets', {
        key,
        wagers,
        acceptOdds: state.preferences.accept,
        legs: legs.map(({ event, market, selection, odds }) => ({
          event,
          market,
          selection,
          odds,
        })),
      }),
    );
    if (turn !== state.turn) {
      removeLegs(slip, legs);
      return;
    }
    overtakeReads();
    showPlaced(book, bets, legs);
    balanceIs(book, player);
    await readBets(book).catch(() => {});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (turn !== state.turn) return;
    endIfSignedOut(book, error);
    slip.refusal = error.code;
    if (error.code === 'payout_too_high') slip.mostReturns = error.details.most as number;
    if (error.code === 'limit_exceeded') slip.limit = error.details as unknown as ExceededLimit;
    if (error.code === 'odds_changed') showChanged(book, error.details.legs as ChosenOdds[]);
    if (error.code === 'market_suspended') showSuspended(book, legs, error.details.event);
  } finally {
    slip.isPlacing = false;
  }
}

/** Shows placed bets, and removes their selections from the slip. Other selections stay, below a notice of the bets. */
export function showPlaced(
  { state: { slip }, wording }: Book,
  bets: MyBet[],
  placed: readonly Choice[],
): void {
  removeLegs(slip, placed);
  if (slip.legs.length === 0) slip.placed = bets;
  else slip.notice = wording.words.placed(bets.length);
}

/** Removes selections from the slip, with their stakes. */
function removeLegs(slip: Slip, choices: readonly Choice[]): void {
  const others = slip.legs.filter((leg) => !choices.some((choice) => isSameChoice(leg, choice)));
  if (others.length === slip.legs.length) return;
  changeSlip(slip, others);
  slip.stake = '';
  const stakes = Object.entries(slip.stakes);
  slip.stakes = Object.fromEntries(
    stakes.filter(([id]) => others.some(({ event }) => event === id)),
  );
}

/** Asks the site for a deposit or a document of the player. The slip is kept until the player returns. */
export function askSite(book: Book, type: 'deposit-needed' | 'documents-needed'): void {
  book.state.slip.waits = true;
  tell(book, { type });
}

/** Accepts the current odds, which the player has seen. */
export function acceptPresentOdds({ state }: Book): void {
  state.slip.legs = state.slip.legs.map((leg) => ({
    ...leg,
    odds: presentOdds(state, leg) ?? leg.odds,
  }));
}

/** Says why the bets cannot be placed now. Without a connection the page does. */
export function refuseUntaken({ state }: Book): void {
  const { slip, events, stream } = state;
  if (stream === 'lost') return;
  const isOver = stakedLegs(slip).some(({ event }) => events[event]?.phase === 'ended');
  slip.refusal = isOver ? 'event_over' : 'market_suspended';
}

/** The server may suspend a market before the stream does, which opens it again. */
function showSuspended({ state }: Book, legs: readonly Choice[], event: unknown): void {
  for (const leg of legs) {
    const found = leg.event === event ? state.events[leg.event]?.markets : undefined;
    const market = found?.find(({ code }) => code === leg.market);
    if (market) market.isOpen = false;
  }
}

/** The server's odds may be newer than those of the stream. */
function showChanged({ state }: Book, legs: readonly ChosenOdds[]): void {
  for (const { event, market, selection, odds } of legs) {
    const found = state.events[event]?.markets.find(({ code }) => code === market);
    const known = found?.selections.find(({ code }) => code === selection);
    if (known) known.odds = odds;
  }
}
