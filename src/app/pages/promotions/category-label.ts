import type { MessageKey, Text } from '../../i18n/text.ts';
import { codeLabel } from '../code-label.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'promotions.category.all',
  casino: 'promotions.category.casino',
  live: 'promotions.category.live',
  sports: 'promotions.category.sports',
  club: 'promotions.category.club',
};

/** Returns the label of a promotion category. */
export const promotionCategoryLabel = (category: string, t: Text['t']): string =>
  codeLabel(LABELS, category, t);
