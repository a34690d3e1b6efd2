/** What the operator's parts read of the content system, without knowing it. */

/** A promotion that players can opt in to. Times in ms since 1970. */
export interface OfferedPromotion {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Finds a published promotion that requires an opt-in. */
export type FindPromotion = (slug: string) => OfferedPromotion | undefined;

/** Whether the content system has published a help article of this slug. */
export type HasArticle = (slug: string) => boolean;
