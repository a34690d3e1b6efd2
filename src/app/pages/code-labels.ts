import type { MessageKey, Text } from '../i18n/text.ts';

/** Returns the label of an operator's code, or the code itself if there is no text for it. */
function codeLabel(
  labels: Readonly<Record<string, MessageKey>>,
  code: string,
  t: Text['t'],
): string {
  const key = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return key ? t(key) : code.charAt(0).toUpperCase() + code.slice(1);
}

const GAME_CATEGORIES: Record<string, MessageKey> = {
  '': 'games.category.all',
  slots: 'games.category.slots',
  table: 'games.category.table',
  live: 'games.category.live',
  jackpots: 'games.category.jackpots',
  new: 'games.category.new',
};

/** Returns the label of a game category. */
export const categoryLabel = (category: string, t: Text['t']): string =>
  codeLabel(GAME_CATEGORIES, category, t);

const PROMOTION_CATEGORIES: Record<string, MessageKey> = {
  '': 'promotions.category.all',
  casino: 'promotions.category.casino',
  live: 'promotions.category.live',
  sports: 'promotions.category.sports',
  club: 'promotions.category.club',
};

/** Returns the label of a promotion category. */
export const promotionCategoryLabel = (category: string, t: Text['t']): string =>
  codeLabel(PROMOTION_CATEGORIES, category, t);

const SPORTS: Record<string, MessageKey> = {
  '': 'sports.filter.all',
  football: 'sports.sport.football',
  basketball: 'sports.sport.basketball',
  tennis: 'sports.sport.tennis',
};

/** Returns the label of a sport. */
export const sportLabel = (sport: string, t: Text['t']): string => codeLabel(SPORTS, sport, t);
