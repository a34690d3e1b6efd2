import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, type Picture, toPicture } from './picture.ts';
import { optionalFlag, optionalText, parseRows } from './rows.ts';

export interface PromotionCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  category: string;
  image?: Picture;
  /** ISO times. */
  startDate?: string;
  endDate?: string;
}
export interface Promotion extends PromotionCard {
  body: CleanHtml;
  terms: CleanHtml;
  optIn: boolean;
  ctaLabel?: string;
  link?: Link;
}

const row = v.object({
  documentId: v.string(),
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: v.string(),
  summary: optionalText,
  body: optionalText,
  terms: optionalText,
  category: v.nullish(v.string(), 'casino'),
  optIn: optionalFlag,
  ctaLabel: optionalText,
  ctaUrl: optionalText,
  startDate: optionalText,
  endDate: optionalText,
  image: optionalMedia,
});

function toCard(promotion: v.InferOutput<typeof row>, context: ParseContext): PromotionCard {
  const image = toPicture(promotion.image, context.mediaBase);
  return {
    id: promotion.documentId,
    slug: promotion.slug,
    title: promotion.title,
    summary: promotion.summary ?? '',
    category: promotion.category ?? 'casino',
    ...(image && { image }),
    ...(promotion.startDate && { startDate: promotion.startDate }),
    ...(promotion.endDate && { endDate: promotion.endDate }),
  };
}

/** Every promotion as a card; who shows them leaves out those that have ended. */
export function promotionsQuery(locale: string): Query<PromotionCard[]> {
  return {
    key: `promotions:${locale}`,
    family: 'content',
    path: `/api/promotions?populate[image]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'promotion', schema: row, limit: 100 }, context, (promotion) =>
        toCard(promotion, context),
      ),
  };
}

/** One promotion by its slug: a list of none or one. */
export function promotionQuery(slug: string, locale: string): Query<Promotion[]> {
  return {
    key: `promotion:${slug}:${locale}`,
    family: 'content',
    path: `/api/promotions?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[image]=true&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'promotion', schema: row, limit: 1 }, context, async (promotion) => {
        const link = parseLink(promotion.ctaUrl);
        return {
          ...toCard(promotion, context),
          body: await context.cleanHtml(promotion.body ?? ''),
          terms: await context.cleanHtml(promotion.terms ?? ''),
          optIn: promotion.optIn === true,
          ...(promotion.ctaLabel && { ctaLabel: promotion.ctaLabel }),
          ...(link && { link }),
        };
      }),
  };
}

/** Whether a promotion has not ended at this moment. */
export const isRunning = (promotion: PromotionCard, now: Date): boolean =>
  !(promotion.endDate && now >= new Date(promotion.endDate));
