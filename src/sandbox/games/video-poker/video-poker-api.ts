import type { Card } from '../table/cards.ts';
import type { PokerHand } from './poker-hand.ts';

/** Visible state of the table. */
export interface VideoPokerView {
  cards: Card[];
  /** Current hand. */
  hand?: PokerHand;
  /** Per dealt card, whether it was held; absent until the draw. */
  held?: boolean[];
}
