/** Maximum attempts per message. */
export const MOST_TRIES = 5;
const LONGEST_MS = 3_600_000;

/**
 * Delay before the next attempt, ms: full jitter up to a bound that doubles, so that messages that failed together do
 * not retry together.
 * @param tries attempts so far, at least 1
 * @param firstMs bound after the first attempt
 */
export const backoff = (tries: number, firstMs: number): number =>
  Math.random() * Math.min(firstMs * 2 ** (tries - 1), LONGEST_MS);
