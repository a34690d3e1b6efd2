import { type Card, rankOf } from '../table/cards.ts';

/** Value of a card; an ace counts 1. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

/** Value of a hand: one ace counts 11 if the total stays within 21, which makes the hand soft. */
export function handValue(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace and a ten-value card as the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && handValue(cards).total === 21;
