import { searchOf } from '../../../lib/search-words.ts';

/** The lobby's filters from the URL. */
export interface LobbyFilters {
  /** '' means every category; `new` spans all of them. */
  category: string;
  /** Display name of a provider, or ''. */
  provider: string;
  /** Text in the search box. */
  q: string;
  /** `popular` is the operator's own order. */
  sort: Sort;
  /** How many steps of the list are shown, from 1. */
  page: number;
}

export const SORTS = ['popular', 'new', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** More than any list has. */
const MOST_PAGES = 20;

export const filtersFromSearch = (search: URLSearchParams): LobbyFilters => ({
  category: search.get('category') ?? '',
  provider: search.get('provider') ?? '',
  q: searchOf(search),
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
  page: pageOf(search.get('page') ?? ''),
});

const pageOf = (text: string) => (/^[1-9]\d?$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1);

/** Nothing is searched, filtered or sorted: the lobby shows its rails. */
export const isWhole = ({ category, provider, q, sort }: LobbyFilters): boolean =>
  category === '' && provider === '' && q === '' && sort === 'popular';
