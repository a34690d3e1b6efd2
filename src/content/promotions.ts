import type { Query } from '../http/query.ts';
import type { Promotion, PromotionCard } from './wire/promotions.ts';

export type { Promotion, PromotionCard } from './wire/promotions.ts';

/** All promotions as cards; views leave out ended ones. */
export function promotionsQuery(locale: string): Query<PromotionCard[]> {
  return {
    key: `promotions:${locale}`,
    family: 'content',
    path: `/api/promotions?populate[image]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/promotions.ts')).parsePromotions(wire, context),
  };
}

/** A promotion by slug: a list with at most one entry. */
export function promotionQuery(slug: string, locale: string): Query<Promotion[]> {
  return {
    key: `promotion:${slug}:${locale}`,
    family: 'content',
    path: `/api/promotions?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[image]=true&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/promotions.ts')).parsePromotion(wire, context),
  };
}
