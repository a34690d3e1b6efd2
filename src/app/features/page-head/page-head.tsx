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
  /** The page's own part of the title; the company's name follows it. */
  title: string;
  description?: string | undefined;
  /** The whole title where an editor wrote one. */
  metaTitle?: string | undefined;
  /** Shown where the page is shared; else the one of the generic SEO text, else the brand's. */
  picture?: SharePicture | undefined;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** Where the page is, without language prefix, if its address can be spelled in more than one way. */
  path?: string | undefined;
  /** Search engines are to leave it out, beside what its route says: it is over, or an editor wants so. */
  noIndex?: boolean | undefined;
  /** A new path is only another place in what is shown, which sees to its focus itself. */
  inPlace?: boolean;
}

/**
 * A page in the document's head: title, description, its one address and (unless its entry decides that) those in the
 * other languages, what is shown where it is shared, whether search engines list it, and the way to it from home. What
 * editors wrote for its path counts over what the page says itself (RTE-8). An address is only named by a site that knows its own (`siteUrl`).
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
      {/* In the browser too: what shares a page shares this address. */}
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
