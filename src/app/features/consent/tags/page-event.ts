import type { TagEvent } from '../../../state/tag-event.ts';

/** The current page, by its route. */
export interface ShownPage {
  /** Name of the page in its manifest. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Returns the event for opening a page beyond the page view, if any. */
export function pageEvent({ page, params, search }: ShownPage): TagEvent | undefined {
  const { slug = '' } = params;
  if (page === 'game') return { event: 'view_game', game: slug };
  if (page === 'promotion') return { event: 'select_promotion', promotion: slug };
  if (page === 'cashier' && search.get('direction') !== 'withdrawal')
    return { event: 'begin_deposit' };
  return undefined;
}

/** Returns the place of a search if the URL has one, never its text. */
export function searchEvent({ page, search }: ShownPage): TagEvent | undefined {
  if (!search.get('q')) return undefined;
  return { event: 'search', area: page };
}
