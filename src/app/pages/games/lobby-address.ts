import { searchOf } from '../../../lib/search-words.ts';

/** What the address says of the lobby. */
export interface LobbyFilters {
  /** '' is every category; `new` crosses them all. */
  category: string;
  /** Display name of a provider, or ''. */
  provider: string;
  /** What was typed into the search box. */
  q: string;
  /** `popular` is the operator's own order. */
  sort: Sort;
}

export const SORTS = ['popular', 'new', 'title'] as const;
export type Sort = (typeof SORTS)[number];

export const filtersFromSearch = (search: URLSearchParams): LobbyFilters => ({
  category: search.get('category') ?? '',
  provider: search.get('provider') ?? '',
  q: searchOf(search),
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
});
