/** Bands of equal width side by side, with padding between and around them. */
export interface BandScale {
  /** Start of a band. */
  at(index: number): number;
  readonly width: number;
}

/** @param padding share of each band, from 0 to 1 */
export function bandScale(
  count: number,
  { from, to, padding }: { from: number; to: number; padding: number },
): BandScale {
  const step = (to - from) / Math.max(1, count + padding);
  return { at: (index) => from + step * (index + padding), width: step * (1 - padding) };
}
