import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import { useSearch } from '../state/live-values/use-search.ts';

/** In the order of RTE-8. */
export const FLAG_NAMES = [
  'hideDesktopNav',
  'hideMobileNav',
  'hideMobileHeader',
  'hideSiteMap',
  'hideLoginBar',
  'hideBurger',
  'hideBanners',
  /** Below 768 px the header scrolls with the page. */
  'relativeMobileHeader',
  /** The page has its own SEO text; the generic one is left out. */
  'ownSeo',
] as const;

/** Flags for the frame in a route's `handle` (RTE-8). */
export type RouteFlags = { [flag in (typeof FLAG_NAMES)[number]]?: boolean };

/** Flags in a URL, such as `?flags=hideBanners,ownSeo`, for the style guide. */
export function flagsFromSearch(search: URLSearchParams): RouteFlags {
  const named = search.get('flags')?.split(',') ?? [];
  return Object.fromEntries(
    FLAG_NAMES.filter((flag) => named.includes(flag)).map((flag) => [flag, true]),
  );
}

/** Flags of the matched routes; a child overrides its parent. Stable while the next page loads. */
export function useRouteFlags(): RouteFlags {
  const search = useSearch();
  const matches = useMatches();
  return useMemo(() => {
    const handles = matches.map(
      ({ handle }) => handle as (RouteFlags & { flagsFromSearch?: true }) | undefined,
    );
    const { flagsFromSearch: bySearch, ...flags } = Object.assign({}, ...handles);
    return bySearch ? flagsFromSearch(search) : flags;
  }, [matches, search]);
}
