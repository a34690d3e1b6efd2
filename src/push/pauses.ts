/** Pause after a 429 without Retry-After, ms. */
const UNSAID_MS = 60_000;

/** Pauses of push services. */
export interface Pauses {
  /** @param ms from Retry-After, if given */
  begin(origin: string, ms: number | undefined): void;
  /** Time left of the pause, ms; 0 if there is none. */
  left(origin: string): number;
}

/** @param elapsed a monotonic clock, ms */
export function createPauses(elapsed: () => number): Pauses {
  const ends = new Map<string, number>();
  return {
    begin(origin, ms = UNSAID_MS) {
      ends.set(origin, Math.max(ends.get(origin) ?? 0, elapsed() + ms));
    },
    left(origin) {
      const left = (ends.get(origin) ?? 0) - elapsed();
      if (left <= 0) ends.delete(origin);
      return Math.max(left, 0);
    },
  };
}
