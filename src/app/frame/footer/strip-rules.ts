/** FTR-3: from here on the list stands in the page twice, and from here on it moves. */
const DUPLICATED_FROM = 15;
const LOOPS_FROM = 28;
const LOOP_SECONDS = 30;

/**
 * How a strip of so many providers is shown (FTR-3). The copy is there to close the loop, so it is seen
 * only where the strip moves. A long strip takes a second per provider, or it would pass too fast to read.
 */
export function stripRules(count: number): {
  duplicated: boolean;
  loops: boolean;
  seconds: number;
} {
  return {
    duplicated: count >= DUPLICATED_FROM,
    loops: count >= LOOPS_FROM,
    seconds: Math.max(LOOP_SECONDS, count),
  };
}
