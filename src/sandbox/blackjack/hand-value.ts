import { type Card, rankOf } from '../table/cards.ts';

/** What a card counts; the ace 1. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

/** What a hand counts: one ace is 11 where that does not go over 21, and the hand soft. */
export function handValue(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace and a ten as the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && handValue(cards).total === 21;
