import { type MouseEvent, useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { isPlainClick } from './is-plain-click.ts';
import { posterTransition } from './poster-transition.ts';

export interface PlainLinks {
  /** URL of a path with language prefix; undefined stays undefined. Stable across renders. */
  hrefOf(path: string | undefined): string | undefined;
  /** Handler for the element around the links; navigates client-side. */
  onClick(event: MouseEvent): void;
}

/**
 * Plain `<a>` elements with client-side navigation, for long lists: router links read three contexts each and slow
 * hydration (PF-2).
 */
export function usePlainLinks(): PlainLinks {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const hrefOf = useCallback(
    (path: string | undefined) => (path === undefined ? undefined : base + path),
    [base],
  );
  return {
    hrefOf,
    onClick(event) {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      // An absolute URL may be another language or not a page, so the browser opens it.
      if (!anchor?.getAttribute('href')?.startsWith('/') || !isPlainClick(event) || anchor.target)
        return;
      event.preventDefault();
      const to = anchor.pathname.slice(base.length) + anchor.search + anchor.hash;
      void navigate(to, posterTransition(anchor));
    },
  };
}
