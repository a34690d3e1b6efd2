import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import { WIDGETS } from './home.ts';
import type { OwnSeo } from './own-seo.ts';
import { type HomeItem, parseItems, type WidgetKinds } from './parsing/home-items.ts';
import { ownSeoFields, toOwnSeo } from './parsing/own-seo.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { readLink } from './parsing/read-link.ts';
import { optionalText, parseRows, slug } from './parsing/rows.ts';
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
      (await import('./landing-pages.ts')).parseLandingPage(wire, context, widgetKinds),
  };
}

const words = v.fallback(optionalText, null);

const row = v.object({
  ...ownSeoFields,
  slug,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  claim: words,
  image: optionalMedia,
  mobileImage: optionalMedia,
  ctaLabel: words,
  ctaUrl: words,
  smallPrint: words,
  landingContent: v.fallback(v.nullish(v.array(v.unknown())), null),
});

export const parseLandingPage = (wire: unknown, context: ParseContext, kinds: WidgetKinds) =>
  parseRows(wire, { type: 'landing-page', schema: row, limit: 1 }, context, async (page) => {
    const image = toPicture(page.image, context.mediaBase);
    const narrowImage = toPicture(page.mobileImage, context.mediaBase);
    const link = readLink(page.ctaUrl, `landing-page ${page.slug}: ctaUrl`, context);
    return {
      slug: page.slug,
      title: page.title,
      ...(page.claim && { claim: page.claim }),
      ...(image && { image }),
      ...(narrowImage && { narrowImage }),
      ...(page.ctaLabel && { ctaLabel: page.ctaLabel }),
      ...(link && { link }),
      smallPrint: await context.cleanHtml(page.smallPrint ?? ''),
      items: await parseItems(page.landingContent ?? [], context, kinds),
      ...toOwnSeo(page, context),
    };
  });
