import type { MessageKey, Text } from '../../i18n/text.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'promotions.category.all',
  casino: 'promotions.category.casino',
  live: 'promotions.category.live',
  sports: 'promotions.category.sports',
  club: 'promotions.category.club',
};

/** A kind of promotion in words; an operator's own that has none here by its code. */
export function promotionCategoryLabel(category: string, t: Text['t']): string {
  const key = Object.hasOwn(LABELS, category) ? LABELS[category] : undefined;
  return key ? t(key) : category.charAt(0).toUpperCase() + category.slice(1);
}
