import { createHmac } from 'node:crypto';
import type { SpotKind } from '../catalogue/game-kind.ts';

/** Chips by the spot that they lie on, minor units. */
export type Chips = Readonly<Record<string, number>>;

/** A game in which chips are put on spots, then one draw decides about all of them. */
export interface SpotGame<Drawn extends object = object> {
  readonly kind: SpotKind;
  /** Whether chips may lie there. */
  isSpot(spot: string): boolean;
  /** What falls: the same for the same seed and number. */
  draw(seed: string, number: number): Drawn;
  /** What comes back for the chips on a spot, the chips that won with it; minor units. */
  pay(drawn: Drawn, spot: string, chips: number): number;
}

/** What chips are worth, minor units: multiples of 20, so that five per cent of them are whole cents. */
export const CHIPS: readonly number[] = [20, 100, 500, 2000];
export const LEAST_STAKE = 20;
/** On all spots of a round together. */
export const MOST_STAKE = 50_000;

export const stakeOf = (chips: Chips): number =>
  Object.values(chips).reduce((sum, amount) => sum + amount, 0);

export const winOf = <Drawn extends object>(
  game: SpotGame<Drawn>,
  drawn: Drawn,
  chips: Chips,
): number =>
  Object.entries(chips).reduce((sum, [spot, amount]) => sum + game.pay(drawn, spot, amount), 0);

/**
 * Number `index` of a round, from 0 below 2^32: four bytes of HMAC-SHA256, its key the seed as text, its message the
 * round's number in decimal, and for every eight numbers after the first eight `<round>:1`, `<round>:2` and so on. A
 * remainder of it prefers no outcome by more than one in ten million.
 */
export function fairNumber(seed: string, round: number, index: number): number {
  const block = Math.floor(index / 8);
  return createHmac('sha256', seed)
    .update(block === 0 ? String(round) : `${round}:${block}`)
    .digest()
    .readUInt32BE(4 * (index % 8));
}
