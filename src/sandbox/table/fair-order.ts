import { createHmac } from 'node:crypto';

/** Puts the numbers from 0 below `count` in the order of a round. */
export type FairOrder = (count: number) => number[];

/**
 * The order of cards, or of whatever a table draws from, in a round: the numbers sorted by HMAC-SHA256, its key the
 * session's seed as text, its message `<round>:<number>` in decimal. Every order is equally likely, and a player who
 * has the seed of the statement sorts them again with a few lines of any language.
 * @param round counts from 1
 */
export function fairOrder(seed: string, round: number): FairOrder {
  return (count) =>
    Array.from({ length: count }, (_, number) => ({
      number,
      rank: createHmac('sha256', seed).update(`${round}:${number}`).digest('hex'),
    }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ number }) => number);
}
