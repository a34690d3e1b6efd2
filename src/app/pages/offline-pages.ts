import type { PublicConfig } from '../../config/public-config.ts';
import type { Query } from '../../http/query.ts';
import type { MessageKey } from '../i18n/text.ts';

/**
 * A page that opens offline with its saved lists. Every `offline.ts` in a page's folder exports its `offline`. The
 * browser loads all of them after the first view.
 */
export interface OfflinePage {
  /** Its route in the configuration: without a path there is no such page (CFG-3). */
  route: keyof PublicConfig['routes'];
  /** Its link on the error page (F38); none where the answers would be stale. */
  label?: MessageKey;
  /** Queries of its lists. The page is complete with the first one. */
  lists: (locale: string) => readonly [Query<unknown>, ...Query<unknown>[]];
  /** The page needs more than its lists, so it is saved only by a visit. */
  onVisitOnly?: true;
}

/** Home first. */
export const offlinePages: readonly OfflinePage[] = Object.values(
  import.meta.glob<OfflinePage>('./*/offline.ts', { eager: true, import: 'offline' }),
).sort((a, b) => Number(b.route === 'home') - Number(a.route === 'home'));

/** Path of a page that opens without a network; undefined if it is not configured. */
export const offlinePath = ({ route }: OfflinePage, { routes }: Pick<PublicConfig, 'routes'>) =>
  route === 'home' ? '/' : routes[route];

/** Configured pages that open offline unvisited; their paths have no language prefix. */
export const pagesAhead = (config: Pick<PublicConfig, 'routes'>) =>
  offlinePages.flatMap((page) => {
    const path = offlinePath(page, config);
    return page.onVisitOnly || path === undefined ? [] : [{ path, lists: page.lists }];
  });
