export interface FitInput {
  /** Width of each item, in the order shown. */
  widths: readonly number[];
  /** Width of the whole bar. */
  available: number;
  moreWidth?: number;
  padding?: number;
  gap?: number;
}

/**
 * How many navigation items fit before "More" (all in CSS px; figures of NAV-3: 65 for the More button,
 * 64 of padding, 1 between items). The More button takes room only when something is left for it.
 * @returns number of items shown, from the first on
 */
export function fitItems({
  widths,
  available,
  moreWidth = 65,
  padding = 64,
  gap = 1,
}: FitInput): number {
  const room = available - padding;
  let end = 0;
  let shownWithMore = 0;
  for (const [index, width] of widths.entries()) {
    end += width + (index > 0 ? gap : 0);
    if (end + gap + moreWidth <= room) shownWithMore = index + 1;
  }
  return end <= room ? widths.length : shownWithMore;
}
