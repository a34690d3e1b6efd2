import { useLocation } from 'react-router-dom';
import { useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import type { Crumb } from './breadcrumbs.ts';
import { ForReaders, type SharePicture } from './for-readers.tsx';
import { isIndexable, useSearchFlags } from './search-flags.ts';
import { canonicalPath, siteAddress } from './site-address.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useSeoTexts } from './use-seo-text.ts';

export interface PageHeadProps {
  /** The page's part of the title, before the company's name. */
  title: string;
  description?: string | undefined;
  /** Full title written by an editor. */
  metaTitle?: string | undefined;
  /** Image for shared links; defaults to the one of the generic SEO text, then the brand's. */
  picture?: SharePicture | undefined;
  /** Pages between home and this one. */
  trail?: readonly Crumb[];
  /** Canonical path without language prefix, if the URL can be spelled in several ways. */
  path?: string | undefined;
  /**
   * Hides the page from search engines in addition to its route's flag, because it has expired or an editor has asked
   * for it.
   */
  noIndex?: boolean | undefined;
  /** A new path only moves within the current view, which manages its focus itself. */
  inPlace?: boolean;
}

/**
 * The document's head for a page: title, description, canonical URL and (unless its entry decides that) the URLs in
 * other languages, share image, robots and breadcrumbs. What editors wrote for its path takes precedence over the
 * page's own texts (RTE-8). URLs are only written if the site knows its own (`siteUrl`).
 */
export function PageHead({ title, trail = [], noIndex, inPlace, ...given }: PageHeadProps) {
  const { config, locale } = useApp();
  const { pathname } = useLocation();
  const search = useSearch();
  const flags = useSearchFlags();
  const { own, generic } = useSeoTexts();
  const { name } = config.company;
  const path = given.path ?? canonicalPath(config, pathname);
  const metaTitle = own?.metaTitle ?? given.metaTitle;
  const whole = metaTitle ?? `${title} · ${name}`;
  const description = own?.metaDescription ?? given.description;
  const isListed = !noIndex && isIndexable(flags, search);
  usePageArrival(whole, inPlace);
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {/* Rendered in the browser too, because sharing a page uses this URL. */}
      {isListed && config.siteUrl && (
        <link rel="canonical" href={siteAddress(config, locale, path)} />
      )}
      {import.meta.env.SSR && (
        <ForReaders
          title={metaTitle ?? title}
          description={description}
          pictures={[own?.shareImage, given.picture, generic?.shareImage]}
          path={path}
          isInEveryLanguage={!flags.ownSeo}
          trail={isListed ? [{ name, path: '/' }, ...trail, { name: title, path }] : undefined}
        />
      )}
    </>
  );
}
