import { useMatches } from 'react-router-dom';

/** Flags of a route for search engines, in its handle. */
export interface SearchFlags {
  /** The page has its own text for search engines; editors' text for its path is ignored (RTE-8). */
  ownSeo?: boolean;
  /** Hides the page from search engines; `with-query` whenever its URL has a query string. */
  noIndex?: true | 'with-query';
  /** A page for players: the server sends the part that is the same for everyone, and no cache stores it (RTE-3). */
  forPlayers?: true;
  /** Query parameters that change the page; all others are left out of the cache key. */
  searchKeys?: readonly string[];
}

/** Returns the flags of the matched routes; a child overrides its parent. */
export const useSearchFlags = (): SearchFlags =>
  Object.assign({}, ...useMatches().map(({ handle }) => handle));

/**
 * Whether search engines may list a URL. Searches and filtered lists are views that change hourly, so only the page
 * itself and the pages it links to are listed.
 */
export function isIndexable(flags: SearchFlags, search: URLSearchParams): boolean {
  return (
    flags.noIndex !== true &&
    !flags.forPlayers &&
    !(flags.noIndex === 'with-query' && search.toString() !== '') &&
    !flags.searchKeys?.some((key) => search.get(key))
  );
}
