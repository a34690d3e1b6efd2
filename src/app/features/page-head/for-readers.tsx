import { useApp } from '../../state/context.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { siteAddress } from './site-address.ts';
import { StructuredData } from './structured-data.tsx';

/** Image for shared links; `src` is a path of this site or absolute. */
export interface SharePicture {
  src: string;
  width: number;
  height: number;
}

interface ForReadersProps {
  title: string;
  description: string | undefined;
  pictures: readonly (SharePicture | undefined)[];
  path: string;
  /** From home to the page; undefined where search engines do not list it. */
  trail: readonly Crumb[] | undefined;
  /**
   * Whether the page exists in every language of the site. If only its entry knows, `sitemap.xml` lists the languages.
   */
  isInEveryLanguage: boolean;
}

/** Image formats that social networks can show. */
const DRAWN_ELSEWHERE = /\.(jpe?g|png|gif|webp)(\?|$)/i;
const BRAND_PICTURE: SharePicture = { src: '/share.jpg', width: 1200, height: 630 };

/** Metadata for search engines and social networks, which load full pages: rendered on the server only. */
export function ForReaders(props: ForReadersProps) {
  const { title, description, pictures, path, trail, isInEveryLanguage } = props;
  const { config, locale } = useApp();
  const { siteUrl, company, languages, defaultAppLanguage } = config;
  const addressIn = (language: string) => siteAddress(config, language, path);
  const picture = pictures.find((at) => at && DRAWN_ELSEWHERE.test(at.src)) ?? BRAND_PICTURE;
  const isPath = picture.src.startsWith('/');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {siteUrl && <meta property="og:url" content={addressIn(locale)} />}
      {(siteUrl || !isPath) && (
        <>
          <meta property="og:image" content={isPath ? siteUrl + picture.src : picture.src} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {trail && siteUrl && isInEveryLanguage && (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultAppLanguage)} />
        </>
      )}
      {trail && path !== '/' && (
        <StructuredData data={breadcrumbs(trail, (at) => siteAddress(config, locale, at))} />
      )}
    </>
  );
}
