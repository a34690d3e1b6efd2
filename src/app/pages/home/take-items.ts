import type { HomeItem } from '../../../content/home.ts';

/** Home items in the first response; a longer home page grows as the visitor comes near its end (PF-6). */
export const FIRST_ITEMS = 40;
export const STEP_ITEMS = 20;
/** More than any window shows at first, so that a page opened from what is saved paints early (PF-7). */
export const FIRST_SCREEN_ITEMS = 4;

/** The first `most` items in reading order, those inside a section counted too. */
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

/** How many there are, those inside a section counted too. */
export const countItems = (items: readonly HomeItem[]): number =>
  items.reduce((count, { children }) => count + 1 + children.length, 0);
