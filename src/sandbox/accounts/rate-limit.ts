import { Problem } from '../operator/problem.ts';

/** Addresses remembered at most; beyond that the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** Counts what comes from each key within a sliding time, in memory. */
export interface RateLimit {
  /** Takes one place. @throws Problem 429 `too_many_attempts` when all are taken */
  take(key: string, now: Date): void;
  /** Gives the last place back: what succeeded is no attack. */
  giveBack(key: string): void;
}

export function createRateLimit(most: number, perMs: number): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take(key, now) {
      const time = now.getTime();
      const recent = (taken.get(key) ?? []).filter((at) => at > time - perMs);
      const [oldest = time] = recent;
      if (recent.length >= most) throw tooManyAttempts(oldest + perMs - time);
      taken.delete(key);
      taken.set(key, [...recent, time]);
      const [forgotten] = taken.keys();
      if (taken.size > MOST_KEYS && forgotten !== undefined) taken.delete(forgotten);
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
