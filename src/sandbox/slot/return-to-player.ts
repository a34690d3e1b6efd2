import { linePay } from './line-wins.ts';
import type { SlotSymbol, SlotTable } from './pay-tables.ts';

const known = new WeakMap<SlotTable, number>();

/**
 * The share of all stakes that a table pays back in the long run, exact: every row of a reel shows each position of
 * its strip equally often, so all lines pay the same on average, and one is gone through with all that can stand in
 * it. The lines' dependence on each other changes how wins are spread, not their mean.
 */
export function returnToPlayer(table: SlotTable): number {
  const value = known.get(table) ?? computed(table);
  known.set(table, value);
  return value;
}

function computed({ strips, pays }: SlotTable): number {
  const reels = strips.map(countsOf);
  /** Whole numbers below 2^53, so there is nothing to round. */
  function paidFrom(line: readonly SlotSymbol[], ways: number): number {
    const reel = reels[line.length];
    if (reel === undefined) return ways * (linePay(line, pays)?.pay ?? 0);
    let sum = 0;
    for (const [symbol, count] of reel) sum += paidFrom([...line, symbol], ways * count);
    return sum;
  }
  return paidFrom([], 1) / strips.reduce((ways, strip) => ways * strip.length, 1);
}

function countsOf(strip: string): Map<SlotSymbol, number> {
  const counts = new Map<SlotSymbol, number>();
  for (const letter of strip) {
    const symbol = letter as SlotSymbol;
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}
