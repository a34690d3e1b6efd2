import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalMedia, toPicture } from '../parsing/picture.ts';
import { readLink } from '../parsing/read-link.ts';
import { optionalText, parseRows, slug } from '../parsing/rows.ts';
import { parseItems, type WidgetKinds } from './home.ts';
import { ownSeoFields, toOwnSeo } from './own-seo.ts';

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
