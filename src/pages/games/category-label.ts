import type { MessageKey, Text } from '../../i18n/text.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'games.category.all',
  slots: 'games.category.slots',
  table: 'games.category.table',
  live: 'games.category.live',
  jackpots: 'games.category.jackpots',
  new: 'games.category.new',
};

/** A category in words; an operator's own that has none here by its code. */
export function categoryLabel(category: string, t: Text['t']): string {
  const key = Object.hasOwn(LABELS, category) ? LABELS[category] : undefined;
  return key ? t(key) : category.charAt(0).toUpperCase() + category.slice(1);
}
