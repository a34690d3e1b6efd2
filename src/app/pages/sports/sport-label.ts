import type { MessageKey, Text } from '../../i18n/text.ts';
import { codeLabel } from '../code-label.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'sports.filter.all',
  football: 'sports.sport.football',
  basketball: 'sports.sport.basketball',
  tennis: 'sports.sport.tennis',
};

/** Returns the label of a sport. */
export const sportLabel = (sport: string, t: Text['t']): string => codeLabel(LABELS, sport, t);
