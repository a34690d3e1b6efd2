import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import { announce } from './announce.ts';

/** The path last shown in each tab, so that the first page of a visit is told from a navigation. */
const shownPaths = new WeakMap<Stores, string>();

/**
 * After a navigation inside the site, what a page load does by itself: the new title is announced, and focus goes to
 * the page's heading (RTE-10). Changes of the query, such as filters, are no navigation.
 * @param inPlace a new path is only another place in what is shown, which sees to its focus itself
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

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
