/** The content that the operator's parts read, independent of the content system. */

/** A promotion that players can opt in to. Times are epoch ms. */
export interface OfferedPromotion {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Finds a published promotion that requires an opt-in. */
export type FindPromotion = (slug: string) => OfferedPromotion | undefined;

/** Whether the content system has published a help article with this slug. */
export type HasArticle = (slug: string) => boolean;
