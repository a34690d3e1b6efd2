/** Width of the More button as specified (NAV-3), in CSS px. */
const MORE_WIDTH = 65;
const PADDING = 64;
const GAP = 1;

interface FitInput {
  /** Widths of the items in order. */
  widths: readonly number[];
  /** Width of the bar. */
  available: number;
}

/**
 * Number of items that fit before "More", which takes room only if needed (NAV-3). Widths in CSS px.
 * @returns number of items from the first
 */
export function fitItems({ widths, available }: FitInput): number {
  const room = available - PADDING;
  let end = 0;
  let shownWithMore = 0;
  for (const [index, width] of widths.entries()) {
    end += width + (index > 0 ? GAP : 0);
    if (end + GAP + MORE_WIDTH <= room) shownWithMore = index + 1;
  }
  return end <= room ? widths.length : shownWithMore;
}
