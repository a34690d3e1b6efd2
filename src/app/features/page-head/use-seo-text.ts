import { useLocation } from 'react-router-dom';
import type { PublicConfig } from '../../../config/public-config.ts';
import { type SeoText, seoTextQuery } from '../../../content/seo-text.ts';
import type { Query } from '../../../http/query.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSearchFlags } from './search-flags.ts';
import { canonicalPath } from './site-address.ts';

/** Path of the generic SEO text: home's own, and the fallback for pages without one (RTE-8). */
const GENERIC = '/';

/**
 * Returns the path under which editors write a page's SEO text: each configured page may have one. Entries below them
 * (a game, a promotion, an article) have their own fields. Pages for players have none, because the saved response
 * would stay on the device after log-out.
 */
export const seoPath = (config: PublicConfig, pathname: string): string => {
  const path = canonicalPath(config, pathname);
  const { playerArea, userInformation, userDocumentation, ...open } = config.routes;
  return Object.values(open).includes(path) ? path : GENERIC;
};

/** Returns the queries of all SEO texts that a page at this path may use. */
export const seoTextQueries = (
  config: PublicConfig,
  pathname: string,
  locale: string,
): Query<SeoText[]>[] =>
  [...new Set([GENERIC, seoPath(config, pathname)])].map((path) => seoTextQuery(path, locale));

interface SeoTexts {
  /** The editors' text for this page; undefined where the route has its own SEO data. */
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
