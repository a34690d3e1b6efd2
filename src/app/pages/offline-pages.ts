import type { PublicConfig } from '../../config/public-config.ts';
import type { Query } from '../../http/query.ts';
import type { MessageKey } from '../i18n/text.ts';

/**
 * A page that opens without a network, by what is saved of it: every `offline.ts` in a page's folder exports its
 * `offline`. The browser loads all of them after the first view.
 */
export interface OfflinePage {
  /** Its route in the configuration: without a path there is no such page (CFG-3). */
  route: keyof PublicConfig['routes'];
  /** Its link on the error page (F38); none where the answers would be stale. */
  label?: MessageKey;
  /** The first one makes the page complete. */
  lists: (locale: string) => readonly [Query<unknown>, ...Query<unknown>[]];
  /** Its lists alone do not make it complete, so only a visit saves it. */
  onVisitOnly?: true;
}

/** Home first. */
export const offlinePages: readonly OfflinePage[] = Object.values(
  import.meta.glob<OfflinePage>('./*/offline.ts', { eager: true, import: 'offline' }),
).sort((a, b) => Number(b.route === 'home') - Number(a.route === 'home'));

/** Path of a page that opens without a network; undefined if it is not configured. */
export const offlinePath = ({ route }: OfflinePage, { routes }: Pick<PublicConfig, 'routes'>) =>
  route === 'home' ? '/' : routes[route];
