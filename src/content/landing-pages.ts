import type { CleanHtml, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import { type HomeItem, WIDGETS, type WidgetKinds } from './home.ts';
import type { OwnSeo } from './own-seo.ts';
import type { Picture } from './picture.ts';

/** A campaign's landing page. */
export interface LandingPage extends OwnSeo {
  slug: string;
  title: string;
  claim?: string;
  image?: Picture;
  narrowImage?: Picture;
  /** Call to action; registration by default. */
  ctaLabel?: string;
  link?: Link;
  /** Terms of the offer, shown beside it. */
  smallPrint: CleanHtml;
  /** Blocks like those of home. */
  items: HomeItem[];
}

/** A landing page by slug: a list with at most one entry. */
export function landingPageQuery(
  slug: string,
  locale: string,
  widgetKinds: WidgetKinds,
): Query<LandingPage[]> {
  const populate = [
    ...['image', 'mobileImage', 'shareImage'].map((name) => `populate[${name}]=true`),
    'populate[landingContent][populate][parent]=true',
    `populate[landingContent]${WIDGETS}`,
  ].join('&');
  return {
    key: `landing:${slug}:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/landing-pages?filters[slug][$eq]=${encodeURIComponent(slug)}&${populate}&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/landing-pages.ts')).parseLandingPage(wire, context, widgetKinds),
  };
}
