import { type MouseEvent, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { isPlainClick } from './is-plain-click.ts';
import { notePoster } from './pressed-poster.ts';

export interface PlainLinks {
  /** URL of a path with language prefix; undefined stays undefined. */
  hrefOf(path: string | undefined): string | undefined;
  /** Handler for a link, or for the element around several; navigates client-side. */
  onClick(event: MouseEvent): void;
}

/**
 * Plain `<a>` elements with client-side navigation: router links read three contexts each, slow hydration (PF-2), and
 * render again with every navigation (PF-9). Stable across renders.
 */
export function usePlainLinks(): PlainLinks {
  const { router, basename = '/' } = useContext(UNSAFE_DataRouterContext) ?? {};
  return useMemo(() => {
    const base = basename.replace(/\/$/, '');
    return {
      // The home URL of another language has no trailing slash.
      hrefOf: (path) => path && base + (base ? path.replace(/^\/(?=$|[?#])/, '') : path),
      onClick(event) {
        const anchor = event.target instanceof Element ? event.target.closest('a') : null;
        // An absolute URL may lead to another language or to a file, so the browser opens it.
        if (!anchor?.getAttribute('href')?.startsWith('/') || !isPlainClick(event) || anchor.target)
          return;
        event.preventDefault();
        const path = anchor.pathname.slice(base.length) || '/';
        // Like the browser, adds no second entry for the same URL.
        const replace = anchor.href === location.href;
        notePoster(anchor);
        void router?.navigate(path + anchor.search + anchor.hash, { replace });
      },
    };
  }, [router, basename]);
}
