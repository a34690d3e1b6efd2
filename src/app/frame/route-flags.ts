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
  /** Below 768 px the header scrolls away with the page. */
  'relativeMobileHeader',
  /** The page brings its own text for search engines; the generic one is left out. */
  'ownSeo',
] as const;

/** What a route says about the frame around it, as its `handle` (RTE-8). */
export type RouteFlags = { [flag in (typeof FLAG_NAMES)[number]]?: boolean };

/** Flags named in an address, such as `?flags=hideBanners,ownSeo`: how the style guide shows them live. */
export function flagsFromSearch(search: URLSearchParams): RouteFlags {
  const named = search.get('flags')?.split(',') ?? [];
  return Object.fromEntries(
    FLAG_NAMES.filter((flag) => named.includes(flag)).map((flag) => [flag, true]),
  );
}

/** The flags of the routes that are shown; a child's word counts over its parent's. */
export function useRouteFlags(): RouteFlags {
  const search = useSearch();
  const handles = useMatches().map(
    ({ handle }) => handle as (RouteFlags & { flagsFromSearch?: true }) | undefined,
  );
  const { flagsFromSearch: bySearch, ...flags } = Object.assign({}, ...handles);
  return bySearch ? flagsFromSearch(search) : flags;
}
