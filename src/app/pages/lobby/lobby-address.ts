import { searchOf } from '../../../lib/search-words.ts';

/** The filters of the lobby, as in the URL. */
export interface LobbyFilters {
  /** '' means every category; `new` spans all of them. */
  category: string;
  /** Display name of a provider, or ''. */
  provider: string;
  /** Text in the search box. */
  q: string;
  /** `popular` is the operator's own order. */
  sort: Sort;
  /** Number of steps of the list to show, from 1. */
  page: number;
}

export const SORTS = ['popular', 'new', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** More steps than any list has. */
const MOST_PAGES = 20;

export const filtersFromSearch = (search: URLSearchParams): LobbyFilters => ({
  category: search.get('category') ?? '',
  provider: search.get('provider') ?? '',
  q: searchOf(search),
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
  page: pageOf(search.get('page') ?? ''),
});

const pageOf = (text: string) => (/^[1-9]\d?$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1);

/** Whether nothing is searched, filtered or sorted; the lobby then shows its rails. */
export const isWhole = ({ category, provider, q, sort }: LobbyFilters): boolean =>
  category === '' && provider === '' && q === '' && sort === 'popular';
