import type { Card } from '../table/cards.ts';

export type BlackjackMove = 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split';
export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface HandView {
  cards: Card[];
  total: number;
  /** An ace counts 11. */
  isSoft: boolean;
  stake: number;
  result?: HandResult;
}

/** The visible state of the table. */
export interface BlackjackView {
  /** Excludes the hole card until it is turned over. */
  dealer: { cards: Card[]; total: number };
  hands: HandView[];
  /** Index of the hand to play. */
  active?: number;
  /** Minor units; 0 without insurance. */
  insurance: number;
}
