import { isIP } from 'node:net';
import { Problem } from './problem.ts';

/** Maximum number of keys remembered; beyond that the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** Counts attempts per key in a sliding window, in memory. An IPv6 address counts as its network. */
export interface RateLimit {
  /**
   * Takes one place.
   * @param onRefused called for the first refusal since a place was free, so that a flood does not fill the log
   * @throws Problem 429 `too_many_attempts` when all places are taken
   */
  take(key: string, now: Date, onRefused?: () => void): void;
  /** Returns the last place after a success, so that only failures count. */
  giveBack(key: string): void;
}

export function createRateLimit(most: number, perMs: number): RateLimit {
  const taken = new Map<string, number[]>();
  const told = new Set<string>();
  return {
    take(given, now, onRefused) {
      const key = networkOf(given);
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
    giveBack(given) {
      taken.get(networkOf(given))?.pop();
    },
  };
}

/**
 * Takes a place of each limit, or of none.
 * @throws Problem 429 `too_many_attempts`
 */
export function takeEach(places: readonly (readonly [RateLimit, key: string])[], now: Date): void {
  for (const [at, [limit, key]] of places.entries()) {
    try {
      limit.take(key, now);
    } catch (error) {
      for (const [taken, given] of places.slice(0, at)) taken.giveBack(given);
      throw error;
    }
  }
}

/** The /64 network of an IPv6 address, because one customer has all of it; other keys are unchanged. */
export function networkOf(key: string): string {
  if (isIP(key) !== 6) return key;
  const mapped = /^::ffff:([\d.]+)$/i.exec(key)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = [], right = []] = key.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** @param waitMs time until the next attempt is accepted */
export function tooManyAttempts(waitMs: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
  return new Problem(429, 'too_many_attempts', 'Too many attempts; try again later', {
    headers: { 'Retry-After': seconds },
  });
}
