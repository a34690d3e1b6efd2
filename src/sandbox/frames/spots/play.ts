import { v4 as uuid } from 'uuid';
import type { SpotKind } from '../../catalogue/game-kind.ts';
import { askUntilKnown, wait } from '../ask-until-known.ts';
import { refuse as refuseStep } from '../game/refuse.ts';
import { mayBet, type SpotsPage, stakeOf, tell } from './spots-page.ts';

/** Duration of the spin, roll or deal, ms. Independent of the outcome. */
const SHOW_MS: Readonly<Record<SpotKind, number>> = {
  roulette: 3000,
  wheel: 3000,
  baccarat: 2400,
  'sic-bo': 1500,
  dice: 1500,
  craps: 1500,
  'dragon-tiger': 2400,
  bingo: 8000,
};
const STILL_MS = 200;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const isStill = (): boolean => lessMotion.matches;

/** Places the selected chip on a spot. */
export function putChip(page: SpotsPage, spot: string): void {
  const { state } = page;
  const chip = state.game?.chips[state.chip];
  if (!mayBet(page) || chip === undefined) return;
  state.refusal = undefined;
  if (stakeOf(state.chips) + chip > (state.game?.mostStake ?? 0)) {
    state.refusal = { code: 'stake_too_high' };
  } else state.chips[spot] = (state.chips[spot] ?? 0) + chip;
}

/** Clears the board, or restores the previous round's chips. */
export function layChips(page: SpotsPage, chips: Readonly<Record<string, number>>): void {
  if (!mayBet(page)) return;
  page.state.refusal = undefined;
  page.state.chips = { ...chips };
}

/** Plays the chips on the board: a round, or a bet on a live table's round. */
export async function play(page: SpotsPage): Promise<void> {
  const { kind, isLive, state, client } = page;
  if (!mayBet(page) || stakeOf(state.chips) === 0) return;
  const chips = { ...state.chips };
  const began = performance.now();
  state.phase = 'asking';
  state.refusal = undefined;
  tell(page, 'round-started');
  const key = uuid();
  try {
    if (isLive) {
      const round = state.table?.round ?? 0;
      const standing = await ask(page, () => client.bet({ key, round, chips }));
      state.before = chips;
      state.standing = standing;
      state.balance = standing.balance;
      state.phase = 'idle';
      // The bet is placed, but its result is not known yet. The site updates the balance.
      tell(page, 'round-ended');
      // A repeat returns the first response, which may be older than the table's state.
      if (state.table?.round !== round || state.table.phase === 'result') await stand(page);
      return;
    }
    const { round, balance, isLast } = await ask(page, () => client.play({ key, chips }));
    state.before = chips;
    state.round = round;
    state.phase = 'showing';
    await wait(isStill() ? STILL_MS : SHOW_MS[kind]);
    state.balance = balance;
    state.chips = {};
    tell(page, 'round-ended');
    if (isLast) end(page);
    else {
      await wait(began + (state.game?.minimumRoundMs ?? 0) - performance.now());
      state.phase = 'idle';
    }
  } catch (error) {
    refuse(page, error);
  }
}

/** Reads the player's standing at a live table, unless a bet is being placed, whose response includes it. */
export async function stand(page: SpotsPage): Promise<void> {
  const { state, client } = page;
  if (state.phase !== 'idle') return;
  try {
    const hadBet = state.standing?.bet !== undefined;
    const standing = await ask(page, client.stand);
    state.standing = standing;
    state.balance = standing.balance;
    if (hadBet && standing.bet === undefined) tell(page, 'round-ended');
    if (standing.isLast) end(page);
  } catch (error) {
    refuse(page, error);
  }
}

function end(page: SpotsPage): void {
  page.state.phase = 'over';
  tell(page, 'session-changed');
}

export const refuse = (page: SpotsPage, error: unknown): void =>
  refuseStep(
    {
      state: page.state,
      tellRound: () => tell(page, 'round-ended'),
      tellChanged: () => tell(page, 'session-changed'),
    },
    error,
  );

/** Retries until the outcome is known. The key ensures that a stake is taken only once. */
export const ask = <T>({ state }: SpotsPage, call: () => Promise<T>): Promise<T> =>
  askUntilKnown(call, (isLost) => {
    state.isLost = isLost;
  });
