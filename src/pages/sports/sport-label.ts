import type { MessageKey, Text } from '../../i18n/text.ts';

const LABELS: Record<string, MessageKey> = {
  '': 'sports.filter.all',
  football: 'sports.sport.football',
  basketball: 'sports.sport.basketball',
  tennis: 'sports.sport.tennis',
};

/** A sport in words; one that has none here by its code. */
export function sportLabel(sport: string, t: Text['t']): string {
  const key = Object.hasOwn(LABELS, sport) ? LABELS[sport] : undefined;
  return key ? t(key) : sport.charAt(0).toUpperCase() + sport.slice(1);
}
