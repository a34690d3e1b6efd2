/** A push service that is too busy and does not say for how long, ms. */
const UNSAID_MS = 60_000;

/** Push services that have asked for a pause. */
export interface Pauses {
  /** @param ms as long as it asked for, if it did */
  begin(origin: string, ms: number | undefined): void;
  /** How long nothing may be sent there, ms; 0 when it may. */
  left(origin: string): number;
}

/** @param elapsed a clock that nobody sets, ms */
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
