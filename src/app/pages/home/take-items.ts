import type { HomeItem } from '../../../content/home.ts';

/** Number of home items in the first response. More are added as the visitor scrolls towards the end (PF-6). */
export const FIRST_ITEMS = 40;
export const STEP_ITEMS = 20;
/**
 * More items than any window shows at first. A page opened from saved data paints only these, so that it paints early
 * (PF-7).
 */
export const FIRST_SCREEN_ITEMS = 4;

/** Returns the first `most` items in reading order, including items inside sections. */
export function takeItems(items: readonly HomeItem[], most: number): HomeItem[] {
  const taken: HomeItem[] = [];
  let left = most;
  for (const item of items) {
    if (left <= 0) break;
    const children = item.children.slice(0, left - 1);
    taken.push(children.length === item.children.length ? item : { ...item, children });
    left -= 1 + children.length;
  }
  return taken;
}

/** Counts the items, including those inside sections. */
export const countItems = (items: readonly HomeItem[]): number =>
  items.reduce((count, { children }) => count + 1 + children.length, 0);
