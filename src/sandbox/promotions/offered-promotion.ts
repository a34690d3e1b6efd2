import { findType } from '../content/content-types.ts';
import type { EntryStore } from '../content/entry-store.ts';
import type { FindPromotion } from '../operator/published-content.ts';

/** The operator's promotions are those published in its content system. */
export function createPromotionFinder(store: EntryStore): FindPromotion {
  const type = findType('promotion');
  if (type === undefined) throw new Error('there is no content type for promotions');
  return (slug) => {
    const found = store
      .list(type, 'published')
      .find((entry) => entry.slug === slug && entry.optIn === true);
    if (found === undefined) return undefined;
    return {
      startsAt: timeOr(found.startDate, Number.NEGATIVE_INFINITY),
      endsAt: timeOr(found.endDate, Number.POSITIVE_INFINITY),
    };
  };
}

function timeOr(text: unknown, otherwise: number): number {
  const time = Date.parse(String(text));
  return Number.isNaN(time) ? otherwise : time;
}
