import { createHmac } from 'node:crypto';

/** Returns the numbers from 0 below `count` in the order of a round. */
export type FairOrder = (count: number) => number[];

/**
 * Creates the order of cards, or of other items to draw, in a round: the numbers sorted by HMAC-SHA256, with the
 * session's seed as text for the key and `<round>:<number>` in decimal for the message. All orders are equally likely,
 * and players who know the seed from the statement can verify them with a few lines of code.
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
