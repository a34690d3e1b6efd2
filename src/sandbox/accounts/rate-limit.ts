import { Problem } from '../operator/problem.ts';

/** Addresses remembered at most; beyond that the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** Counts what comes from each key within a sliding time, in memory. */
export interface RateLimit {
  /**
   * Takes one place.
   * @param onRefused told of the first refusal since a place was free, for a log that a flood must not fill
   * @throws Problem 429 `too_many_attempts` when all are taken
   */
  take(key: string, now: Date, onRefused?: () => void): void;
  /** Gives the last place back: what succeeded is no attack. */
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

/** @param waitMs how long until the next attempt is looked at */
export function tooManyAttempts(waitMs: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
  return new Problem(429, 'too_many_attempts', 'Too many attempts; try again later', {
    headers: { 'Retry-After': seconds },
  });
}
