import { useMatches } from 'react-router-dom';

/** What a route says about itself to search engines, as part of its handle. */
export interface SearchFlags {
  /** The page brings its own text for search engines; what editors wrote for its path is left out (RTE-8). */
  ownSeo?: boolean;
  /** Search engines are to leave the page out; `with-query` whenever its address has a query. */
  noIndex?: true | 'with-query';
  /** A page for players: the server sends what is the same for everybody, and no cache keeps it (RTE-3). */
  forPlayers?: true;
  /** Query parameters that change the page; all others are ignored when it is kept. */
  searchKeys?: readonly string[];
}

/** The flags of the routes that are shown; a child's word counts over its parent's. */
export const useSearchFlags = (): SearchFlags =>
  Object.assign({}, ...useMatches().map(({ handle }) => handle));

/**
 * Whether search engines may list an address. What a query makes of a page, a search or a filtered list, is a view of
 * it that changes by the hour: the page itself is listed, and the pages that it leads to.
 */
export function isIndexable(flags: SearchFlags, search: URLSearchParams): boolean {
  return (
    flags.noIndex !== true &&
    !flags.forPlayers &&
    !(flags.noIndex === 'with-query' && search.toString() !== '') &&
    !flags.searchKeys?.some((key) => search.get(key))
  );
}
