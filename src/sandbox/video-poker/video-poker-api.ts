import type { Card } from '../table/cards.ts';
import type { PokerHand } from './poker-hand.ts';

/** What lies on the table. */
export interface VideoPokerView {
  cards: Card[];
  /** What they are at present. */
  hand?: PokerHand;
  /** Of each card that was dealt, whether it was held; absent until the draw. */
  held?: boolean[];
}
