import type { MessageKey, Text } from '../i18n/text.ts';
import { codeLabel } from './code-label.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'games.category.all',
  slots: 'games.category.slots',
  table: 'games.category.table',
  live: 'games.category.live',
  jackpots: 'games.category.jackpots',
  new: 'games.category.new',
};

/** Returns the label of a game category. */
export const categoryLabel = (category: string, t: Text['t']): string =>
  codeLabel(LABELS, category, t);
