import type { Query } from '../http/query.ts';
import type { Promotion, PromotionCard } from './wire/promotions.ts';

export type { Promotion, PromotionCard } from './wire/promotions.ts';

/** Every promotion as a card; who shows them leaves out those that have ended. */
export function promotionsQuery(locale: string): Query<PromotionCard[]> {
  return {
    key: `promotions:${locale}`,
    family: 'content',
    path: `/api/promotions?populate[image]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/promotions.ts')).parsePromotions(wire, context),
  };
}

/** One promotion by its slug: a list of none or one. */
export function promotionQuery(slug: string, locale: string): Query<Promotion[]> {
  return {
    key: `promotion:${slug}:${locale}`,
    family: 'content',
    path: `/api/promotions?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[image]=true&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/promotions.ts')).parsePromotion(wire, context),
  };
}
