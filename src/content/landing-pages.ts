import type { CleanHtml, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import { type HomeItem, WIDGETS, type WidgetKinds } from './home.ts';
import type { OwnSeo } from './own-seo.ts';
import type { Picture } from './picture.ts';

/** Where a campaign sends visitors. */
export interface LandingPage extends OwnSeo {
  slug: string;
  title: string;
  claim?: string;
  image?: Picture;
  narrowImage?: Picture;
  /** The one thing to do here; registration where the editor names nothing. */
  ctaLabel?: string;
  link?: Link;
  /** The terms of what is promised, beside the promise. */
  smallPrint: CleanHtml;
  /** Blocks as on the home page. */
  items: HomeItem[];
}

/** One campaign's page: a list of none or one. */
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
