import type { Game } from '../../../operator/catalogue.ts';
import type { Text } from '../../i18n/text.ts';

/** The badge on a game's poster, if any. */
export function gameBadge({ isNew, jackpot }: Game, t: Text['t']): string | undefined {
  if (isNew) return t('home.new');
  return jackpot ? t('home.jackpot') : undefined;
}
