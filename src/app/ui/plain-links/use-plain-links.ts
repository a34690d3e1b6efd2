import { type MouseEvent, useCallback } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { isPlainClick } from './is-plain-click.ts';

export interface PlainLinks {
  /** The address of a path of this site, with the language prefix; undefined stays undefined. Always the same function. */
  hrefOf(path: string | undefined): string | undefined;
  /** Goes on the element around the links; navigates inside the page where a router link would. */
  onClick(event: MouseEvent): void;
}

/**
 * Plain `<a>` elements that navigate without a page load: for long lists, where a router link per card
 * would read three contexts each and cost hydration time (PF-2).
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
      // An address with its host may be of another language, or no page at all: the browser opens it.
      if (!anchor?.getAttribute('href')?.startsWith('/') || !isPlainClick(event) || anchor.target)
        return;
      event.preventDefault();
      void navigate(anchor.pathname.slice(base.length) + anchor.search + anchor.hash);
    },
  };
}
