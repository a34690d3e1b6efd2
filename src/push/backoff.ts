/** How often a message is tried in all. */
export const MOST_TRIES = 5;
const LONGEST_MS = 3_600_000;

/**
 * How long to wait before the next try, ms: anything up to a bound that doubles (full jitter), so that what failed
 * together does not come back together.
 * @param tries made so far, at least 1
 * @param firstMs the bound after the first try
 */
export const backoff = (tries: number, firstMs: number): number =>
  Math.random() * Math.min(firstMs * 2 ** (tries - 1), LONGEST_MS);
