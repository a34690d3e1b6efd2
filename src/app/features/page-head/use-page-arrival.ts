import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import { announce } from '../../ui/announce.ts';
import { focusHeading } from '../../ui/focus-heading.ts';

/** Last path of each tab; tells the first page of a visit from a navigation. */
const shownPaths = new WeakMap<Stores, string>();

/**
 * Does after a client-side navigation what a page load does by itself: announces the new title and focuses the page's
 * heading (RTE-10). Changes of the query string, such as filters, do not count.
 * @param inPlace a new path only moves within the current view, which manages its focus itself
 */
export function usePageArrival(title: string, inPlace = false): void {
  const stores = useStores();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that fills in later is not announced again
  useEffect(() => {
    const before = shownPaths.get(stores);
    shownPaths.set(stores, pathname);
    if (before === undefined || before === pathname || inPlace) return;
    announce(title);
    focusHeading();
  }, [stores, pathname]);
}
