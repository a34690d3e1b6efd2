import type { Query } from '../http/query.ts';

/** A promotion as the list of addresses for search engines needs it. */
export interface ListedPromotion {
  slug: string;
  /** ISO times. */
  updatedAt?: string;
  endDate?: string;
}

/** How many the content system gives at a time. */
export const LISTED_PART = 100;

/** @param start how many come before these */
export function listedPromotionsQuery(locale: string, start: number): Query<ListedPromotion[]> {
  return {
    key: `promotions:listed:${start}:${locale}`,
    family: 'content',
    path: `/api/promotions?fields[0]=slug&fields[1]=updatedAt&fields[2]=endDate&pagination[start]=${start}&pagination[limit]=${LISTED_PART}&sort=createdAt:asc&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/promotions.ts')).parseListedPromotions(wire, context),
  };
}
