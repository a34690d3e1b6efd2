import type { Card } from '../table/cards.ts';

export type BlackjackMove = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split';
export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface HandView {
  cards: Card[];
  total: number;
  /** Whether an ace counts 11. */
  isSoft: boolean;
  stake: number;
  result?: HandResult;
}

/** What lies on the table. */
export interface BlackjackView {
  /** Without the hole card until it is turned. */
  dealer: { cards: Card[]; total: number };
  hands: HandView[];
  /** Index of the hand whose turn it is. */
  active?: number;
  /** Minor units; 0 without. */
  insurance: number;
}
