import { useApp } from '../../state/context.ts';

interface PageAddressProps {
  /** Without language prefix and query. */
  path: string;
  title: string;
  description?: string;
  /** Shown where the page is shared; a path of this site, or absolute. */
  picture?: { src: string; width: number; height: number };
  /** Search engines need not keep it: it is over. */
  isPast?: boolean;
}

/**
 * One page's one address, its other languages, and what is shown where it is shared. An address is only named by a site
 * that knows its own (`siteUrl`): a page is kept for everybody, whatever host the first visitor asked for.
 */
export function PageAddress({ path, title, description, picture, isPast }: PageAddressProps) {
  const { config, locale } = useApp();
  const { siteUrl, languages, defaultAppLanguage } = config;
  const addressIn = (language: string) =>
    `${siteUrl}${language === defaultAppLanguage ? '' : `/${language}`}${path}`;
  const image = picture && absolute(picture.src, siteUrl);
  return (
    <>
      {isPast && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.company.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {siteUrl && (
        <>
          <meta property="og:url" content={addressIn(locale)} />
          <link rel="canonical" href={addressIn(locale)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultAppLanguage)} />
        </>
      )}
    </>
  );
}

/** @returns undefined for a path of a site that does not know its address */
function absolute(src: string, siteUrl: string | undefined): string | undefined {
  if (!src.startsWith('/')) return src;
  return siteUrl && siteUrl + src;
}
