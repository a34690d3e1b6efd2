export interface FitInput {
  /** Widths of the items in order. */
  widths: readonly number[];
  /** Width of the bar. */
  available: number;
  moreWidth?: number;
  padding?: number;
  gap?: number;
}

/**
 * Number of items that fit before "More", in CSS px (NAV-3: More button 65, padding 64, gaps 1). The More button takes
 * room only if needed.
 * @returns number of items from the first
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
