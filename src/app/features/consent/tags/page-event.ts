import type { TagEvent } from '../../../state/tag-event.ts';

/** The page that is shown, as its route names it. */
export interface ShownPage {
  /** Source file of the page. */
  module: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What opening a page means beside that it is seen, if anything. */
export function pageEvent({ module, params, search }: ShownPage): TagEvent | undefined {
  const { slug = '' } = params;
  if (module.endsWith('/game-page.tsx')) return { event: 'view_game', game: slug };
  if (module.endsWith('/promotion-page.tsx')) return { event: 'select_promotion', promotion: slug };
  if (module.endsWith('/cashier-page.tsx') && search.get('direction') !== 'withdrawal')
    return { event: 'begin_deposit' };
  return undefined;
}

/** Where somebody searches, if the page's address says that they do; never what for. */
export function searchEvent({ module, search }: ShownPage): TagEvent | undefined {
  if (!search.get('q')) return undefined;
  return { event: 'search', area: /pages\/(\w+)/.exec(module)?.[1] ?? '' };
}
