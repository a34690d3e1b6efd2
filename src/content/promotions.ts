import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { readLink } from './parsing/read-link.ts';
import { type InLanguage, optionalFlag, optionalText, parseRows, slug } from './parsing/rows.ts';
import type { Picture } from './picture.ts';

export interface PromotionCard extends InLanguage {
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

const parser = () => import('./promotions.ts');
/** All promotions as cards; views leave out ended ones. */
export function promotionsQuery(locale: string): Query<PromotionCard[]> {
  return {
    key: `promotions:${locale}`,
    family: 'content',
    path: `/api/promotions?populate[image]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parsePromotions(wire, context),
  };
}

/** A promotion by slug: a list with at most one entry. */
export function promotionQuery(slug: string, locale: string): Query<Promotion[]> {
  return {
    key: `promotion:${slug}:${locale}`,
    family: 'content',
    path: `/api/promotions?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[image]=true&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parsePromotion(wire, context),
  };
}

const row = v.object({
  documentId: v.string(),
  slug,
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
    slug: promotion.slug,
    title: promotion.title,
    summary: promotion.summary ?? '',
    category: promotion.category ?? 'casino',
    ...(image && { image }),
    ...(promotion.startDate && { startDate: promotion.startDate }),
    ...(promotion.endDate && { endDate: promotion.endDate }),
  };
}

export const parsePromotions = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'promotion', schema: row, limit: 100 }, context, (promotion) =>
    toCard(promotion, context),
  );

export const parsePromotion = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'promotion', schema: row, limit: 1 }, context, async (promotion) => {
    const link = readLink(promotion.ctaUrl, `promotion ${promotion.documentId}: ctaUrl`, context);
    return {
      ...toCard(promotion, context),
      body: await context.cleanHtml(promotion.body ?? ''),
      terms: await context.cleanHtml(promotion.terms ?? ''),
      optIn: promotion.optIn === true,
      ...(promotion.ctaLabel && { ctaLabel: promotion.ctaLabel }),
      ...(link && { link }),
    };
  });
