import { createHmac } from 'node:crypto';
import type { SpotKind } from '../../catalogue/game-kind.ts';

/** Chips by spot, minor units. */
export type Chips = Readonly<Record<string, number>>;

/** A game with chips on spots, in which one draw settles all of them. */
export interface SpotGame<Drawn extends object = object> {
  readonly kind: SpotKind;
  /** Returns whether chips may be placed on this spot. */
  isSpot(spot: string): boolean;
  /** Whether the draw is shown while it takes place, after betting closes. Otherwise the result is sent at its end. */
  readonly isCalled?: boolean;
  /** Draws the result, which is the same for the same seed and number. */
  draw(seed: string, number: number): Drawn;
  /** Returns the payout for the chips on a spot, winning chips included; minor units. */
  pay(drawn: Drawn, spot: string, chips: number): number;
}

/** Chip values, minor units: multiples of 20, so that 5 % of them is a whole cent. */
export const CHIPS: readonly number[] = [20, 100, 500, 2000];
export const LEAST_STAKE = 20;
/** Maximum total stake of a round. */
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
 * Returns number `index` of a round, from 0 below 2^32: four bytes of HMAC-SHA256 with the seed as text for the key.
 * The message is the round's number in decimal for the first eight numbers, then `<round>:1`, `<round>:2` and so on for
 * each further eight. The bias of a remainder is at most one in ten million per outcome.
 */
export function fairNumber(seed: string, round: number, index: number): number {
  const block = Math.floor(index / 8);
  return createHmac('sha256', seed)
    .update(block === 0 ? String(round) : `${round}:${block}`)
    .digest()
    .readUInt32BE(4 * (index % 8));
}

/** Draws items one by one: each fair number, modulo the number of items left, selects one. */
export function takeFairly<Item>(
  items: readonly Item[],
  count: number,
  number: (index: number) => number,
): Item[] {
  const left = [...items];
  return Array.from({ length: count }, (_, index) =>
    left.splice(number(index) % left.length, 1),
  ).flat();
}
