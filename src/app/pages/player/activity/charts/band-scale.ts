/** Places of equal width side by side, with room between and around them. */
export interface BandScale {
  /** Where a place begins. */
  at(index: number): number;
  readonly width: number;
}

/** @param padding of each place's share, from 0 to 1 */
export function bandScale(
  count: number,
  { from, to, padding }: { from: number; to: number; padding: number },
): BandScale {
  const step = (to - from) / Math.max(1, count + padding);
  return { at: (index) => from + step * (index + padding), width: step * (1 - padding) };
}
