import type * as v from 'valibot';
import type { GameKind } from '../../catalogue/game-kind.ts';
import { Problem } from '../../http/problem.ts';
import type { FairOrder } from './fair-order.ts';

/** State of a round after its bet and the moves so far. */
export interface TableRound<View extends object> {
  /** Total stake so far, minor units. */
  readonly stake: number;
  /** Payout, minor units; 0 until the round is over. */
  readonly win: number;
  /** Available moves; empty when the round is over. */
  readonly choices: readonly string[];
  /** Move made for a player who does not return. */
  readonly ifLeft?: string;
  /** Visible state of the table, without face-down cards. */
  readonly view: View;
}

/** Rules of a table game. A round derives from its card order, bet and moves, so its state is not stored. */
export interface TableRules<Bet extends object = object, View extends object = object> {
  readonly kind: GameKind;
  /** Folder of the game's page in the frames; defaults to its kind, but several games may share one. */
  readonly page?: string;
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** Available initial stakes, minor units, lowest first. */
  readonly stakes: readonly number[];
  /** @throws Problem 409 `move_impossible` */
  play(order: FairOrder, bet: Bet, moves: readonly string[]): TableRound<View>;
}

export const moveImpossible = () =>
  new Problem(409, 'move_impossible', 'This move is not possible now');

/** Finishes a round in the player's absence. */
export function playedOut<Bet extends object, View extends object>(
  rules: TableRules<Bet, View>,
  order: FairOrder,
  bet: Bet,
  moves: readonly string[],
): { round: TableRound<View>; moves: readonly string[] } {
  const round = rules.play(order, bet, moves);
  if (round.ifLeft === undefined) return { round, moves };
  return playedOut(rules, order, bet, [...moves, round.ifLeft]);
}
