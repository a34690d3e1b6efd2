import type { TagEvent } from '../../../state/tag-event.ts';

/** The page that is shown, as its route names it. */
export interface ShownPage {
  /** Name of the page, as its manifest has it. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What opening a page means beside that it is seen, if anything. */
export function pageEvent({ page, params, search }: ShownPage): TagEvent | undefined {
  const { slug = '' } = params;
  if (page === 'game') return { event: 'view_game', game: slug };
  if (page === 'promotion') return { event: 'select_promotion', promotion: slug };
  if (page === 'cashier' && search.get('direction') !== 'withdrawal')
    return { event: 'begin_deposit' };
  return undefined;
}

/** Where somebody searches, if the page's address says that they do; never what for. */
export function searchEvent({ page, search }: ShownPage): TagEvent | undefined {
  if (!search.get('q')) return undefined;
  return { event: 'search', area: page };
}
