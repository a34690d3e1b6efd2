import { useLocation } from 'react-router-dom';
import type { PublicConfig } from '../../../config/public-config.ts';
import { type SeoText, seoTextQuery } from '../../../content/seo-text.ts';
import type { Query } from '../../../http/query.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSearchFlags } from './search-flags.ts';
import { canonicalPath } from './site-address.ts';

/** Path whose SEO text is the generic one: home's own, and shown where a page has none (RTE-8). */
const GENERIC = '/';

/**
 * The path under which editors write the SEO text of a page: each of the configured pages may have its own. What lies
 * below them (a game, a promotion, an article) says it in its own entry. Those of players have none, and an answer to such
 * a question would stay on the device after the log-out.
 */
export const seoPath = (config: PublicConfig, pathname: string): string => {
  const path = canonicalPath(config, pathname);
  const { playerArea, userInformation, userDocumentation, ...open } = config.routes;
  return Object.values(open).includes(path) ? path : GENERIC;
};

/** Every SEO text that a page at this path may show. */
export const seoTextQueries = (
  config: PublicConfig,
  pathname: string,
  locale: string,
): Query<SeoText[]>[] =>
  [...new Set([GENERIC, seoPath(config, pathname)])].map((path) => seoTextQuery(path, locale));

export interface SeoTexts {
  /** What editors wrote for this very page; none where the route has its own SEO data. */
  own: SeoText | undefined;
  generic: SeoText | undefined;
}

export function useSeoTexts(): SeoTexts {
  const { config, locale } = useApp();
  const { pathname } = useLocation();
  const { ownSeo } = useSearchFlags();
  const path = ownSeo ? GENERIC : seoPath(config, pathname);
  const generic = useAnswer(seoTextQuery(GENERIC, locale)).value?.[0];
  const text = useAnswer(seoTextQuery(path, locale)).value?.[0];
  const isOwn = !ownSeo && (path !== GENERIC || canonicalPath(config, pathname) === GENERIC);
  return { own: isOwn ? text : undefined, generic };
}
