import { linePay } from './line-wins.ts';
import type { SlotSymbol, SlotTable } from './pay-tables.ts';

const known = new WeakMap<SlotTable, number>();

/**
 * Computes a table's exact return to player. Each row of a reel shows every strip position equally often, so all lines
 * have the same mean payout and one line is enumerated in full. Dependence between lines affects the variance, not the
 * mean.
 */
export function returnToPlayer(table: SlotTable): number {
  const value = known.get(table) ?? computed(table);
  known.set(table, value);
  return value;
}

function computed({ strips, pays }: SlotTable): number {
  const reels = strips.map(countsOf);
  /** Integers below 2^53, so the sums are exact. */
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
