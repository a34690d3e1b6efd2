/** FTR-3: number of providers from which the list is duplicated, and from which it moves. */
const DUPLICATED_FROM = 15;
const LOOPS_FROM = 28;
const LOOP_SECONDS = 30;

/**
 * How to show a strip of providers (FTR-3). The copy closes the loop, so it is visible only when moving. Long strips
 * take a second per provider to stay readable.
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
