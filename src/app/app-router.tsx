import { type ComponentProps, startTransition, useState } from 'react';
import { RouterProvider } from 'react-router-dom';

type Router = ComponentProps<typeof RouterProvider>['router'];

/**
 * Renders the router's pages. A page whose code and data are there opens within the press, not in a transition: React
 * would interrupt that every 5 ms, and on a slow phone the tasks in between take as much time as the page (PF-9). What
 * changes within a page, such as a filter, is a transition, so that the press is painted first.
 */
export function AppRouter({ router }: { router: Router }) {
  const [paced] = useState(() => pace(router));
  return <RouterProvider router={paced} useTransitions={false} />;
}

/**
 * The router, with its news in a transition while the page stays the same. That a page is being loaded is told a task
 * later, so not at all if it is there: rendering that would delay the page.
 */
function pace(router: Router): Router {
  const subscribe: Router['subscribe'] = (hear) => {
    let { pathname } = router.state.location;
    let loading: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, more) => {
      const { location, navigation } = state;
      const isSamePage = (navigation.location ?? location).pathname === pathname;
      pathname = location.pathname;
      clearTimeout(loading);
      if (isSamePage) startTransition(() => hear(state, more));
      else if (navigation.state === 'loading') loading = setTimeout(() => hear(state, more));
      else {
        blurPressedLink();
        hear(state, more);
      }
    });
    return () => {
      clearTimeout(loading);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** Removing the focus together with its page would make the browser recalculate that page's styles first. */
function blurPressedLink(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement && activeElement.closest('main'))
    activeElement.blur();
}
