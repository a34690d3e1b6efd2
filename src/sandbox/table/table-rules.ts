import type * as v from 'valibot';
import type { GameKind } from '../catalogue/game-kind.ts';
import { Problem } from '../operator/problem.ts';
import type { FairOrder } from './fair-order.ts';

/** A round as it stands after its bet and the moves so far. */
export interface TableRound<View extends object> {
  /** All stakes so far, minor units. */
  readonly stake: number;
  /** What it pays, minor units; 0 until it is over. */
  readonly win: number;
  /** The moves that the player may choose from; none when the round is over. */
  readonly choices: readonly string[];
  /** The move that is made for a player who does not come back. */
  readonly ifLeft?: string;
  /** What lies on the table; what is face down is not in it. */
  readonly view: View;
}

/** The rules of a table game. A round follows from the order of its cards, the bet and the moves, so none is stored. */
export interface TableRules<Bet extends object = object, View extends object = object> {
  readonly kind: GameKind;
  /** Folder of its page in the frames; its kind, unless several share one. */
  readonly page?: string;
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** What may be staked at first, minor units, the least first. */
  readonly stakes: readonly number[];
  /** @throws Problem 409 `move_impossible` */
  play(order: FairOrder, bet: Bet, moves: readonly string[]): TableRound<View>;
}

export const moveImpossible = () =>
  new Problem(409, 'move_impossible', 'This move is not possible now');

/** A round played to its end without the player. */
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
