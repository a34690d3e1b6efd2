import { Problem } from './problem.ts';

/** Maximum number of keys remembered; beyond that the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** Counts attempts per key in a sliding window, in memory. */
export interface RateLimit {
  /**
   * Takes one place.
   * @param onRefused called for the first refusal since a place was free, so that a flood does not fill the log
   * @throws Problem 429 `too_many_attempts` when all places are taken
   */
  take(key: string, now: Date, onRefused?: () => void): void;
  /** Returns the last place after a success, which is not an attack. */
  giveBack(key: string): void;
}

export function createRateLimit(most: number, perMs: number): RateLimit {
  const taken = new Map<string, number[]>();
  const told = new Set<string>();
  return {
    take(key, now, onRefused) {
      const time = now.getTime();
      const recent = (taken.get(key) ?? []).filter((at) => at > time - perMs);
      const [oldest = time] = recent;
      if (recent.length >= most) {
        if (onRefused && !told.has(key)) {
          told.add(key);
          onRefused();
        }
        throw tooManyAttempts(oldest + perMs - time);
      }
      told.delete(key);
      taken.delete(key);
      taken.set(key, [...recent, time]);
      const [forgotten] = taken.keys();
      if (taken.size <= MOST_KEYS || forgotten === undefined) return;
      taken.delete(forgotten);
      told.delete(forgotten);
    },
    giveBack(key) {
      taken.get(key)?.pop();
    },
  };
}

/** @param waitMs time until the next attempt is accepted */
export function tooManyAttempts(waitMs: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
  return new Problem(429, 'too_many_attempts', 'Too many attempts; try again later', {
    headers: { 'Retry-After': seconds },
  });
}
