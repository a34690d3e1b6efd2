import type { GameSheet } from '../../../operator/catalogue.ts';
import type { MessageKey } from '../../i18n/text.ts';

/** Label of a game's volatility, from the messages of `games`. */
export const VOLATILITY_LABEL: Record<GameSheet['volatility'], MessageKey> = {
  low: 'game.volatility.low',
  medium: 'game.volatility.medium',
  high: 'game.volatility.high',
};
