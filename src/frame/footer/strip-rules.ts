/** FTR-3: from here on the list stands in the page twice, and from here on it moves. */
const DUPLICATED_FROM = 15;
const LOOPS_FROM = 28;

/**
 * How a strip of so many providers is shown (FTR-3). The copy is there to close the loop, so it is seen
 * only where the strip moves; the loop's 30 s are in the style sheet.
 */
export function stripRules(count: number): { duplicated: boolean; loops: boolean } {
  return { duplicated: count >= DUPLICATED_FROM, loops: count >= LOOPS_FROM };
}
