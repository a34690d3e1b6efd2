import { providersPath } from '../../../config/derived-paths.ts';
import type { PublicConfig } from '../../../config/public-config.ts';
import { helpTopicsQuery } from '../../../content/help.ts';
import { pageTitlesQuery } from '../../../content/pages.ts';
import { promotionsQuery } from '../../../content/promotions.ts';
import { storesQuery } from '../../../content/stores.ts';
import type { Query } from '../../../http/query.ts';
import { helpCategoryPath, textPagePath } from '../../../lib/info-paths.ts';
import { promotionPhase } from '../../../lib/promotion-phase.ts';
import { entryPath, providerPath } from '../../../lib/site-paths.ts';
import { gameProvidersQuery } from '../../../operator/catalogue.ts';
import type { MessageKey } from '../../i18n/text.ts';

export interface SitemapLink {
  label: string;
  to: string;
}

/** A kind of page with many entries. */
export interface CompleteList {
  title: MessageKey;
  query: Query<unknown>;
  /** @param value the query's answer; @param now epoch ms */
  links: (value: unknown, now: number) => SitemapLink[];
}

/** @param pathOf undefined if this site has no such page */
function listOf<T>(
  title: MessageKey,
  query: Query<T[]>,
  labelOf: (entry: T) => string,
  pathOf: (entry: T) => string | undefined,
  isShown: (entry: T, now: number) => boolean = () => true,
): CompleteList {
  return {
    title,
    query,
    links: (value, now) =>
      (value as T[]).flatMap((entry) => {
        const to = pathOf(entry);
        return to !== undefined && isShown(entry, now) ? [{ label: labelOf(entry), to }] : [];
      }),
  };
}

/** Lists the pages with many entries that this site has, so that they are listed without an editor (RTE-3). */
export function completeLists(config: PublicConfig, locale: string): CompleteList[] {
  const { routes } = config;
  const { promotions, helpInfo, stores } = routes;
  const studios = providersPath(config);
  return [
    promotions !== undefined &&
      listOf(
        'sitemap.promotions',
        promotionsQuery(locale),
        ({ title }) => title,
        ({ slug }) => entryPath(promotions, slug),
        (promotion, now) => promotionPhase(promotion, now) !== 'over',
      ),
    studios !== undefined &&
      listOf(
        'sitemap.studios',
        gameProvidersQuery(),
        ({ displayName }) => displayName,
        ({ displayName }) => providerPath(studios, displayName),
      ),
    helpInfo !== undefined &&
      listOf(
        'sitemap.help',
        helpTopicsQuery(locale),
        ({ title }) => title,
        ({ key }) => helpCategoryPath(helpInfo, key),
        ({ articles }) => articles.length > 0,
      ),
    stores !== undefined &&
      listOf(
        'sitemap.stores',
        storesQuery(),
        ({ name, city }) => `${name}, ${city}`,
        ({ slug }) => entryPath(stores, slug),
      ),
    listOf(
      'sitemap.texts',
      pageTitlesQuery(locale),
      ({ title }) => title,
      ({ slug }) => textPagePath(routes, slug),
    ),
  ].filter((list) => list !== false);
}
