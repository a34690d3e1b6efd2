/** Ranks from the ace to the king; `T` is the ten. */
export const RANKS = 'A23456789TJQK';
/** Spades, hearts, diamonds, clubs. */
export const SUITS = 'SHDC';
export const DECK = 52;

/** A card as its rank and suit: `AS`, `TD`. */
export type Card = string;

/** The card of a number; a shoe of several decks counts on. */
export const cardOf = (number: number): Card =>
  `${RANKS.charAt(number % 13)}${SUITS.charAt(Math.floor(number / 13) % 4)}`;

/** From 0 for the ace to 12 for the king. */
export const rankOf = (card: Card): number => RANKS.indexOf(card.charAt(0));

export const suitOf = (card: Card): string => card.charAt(1);
