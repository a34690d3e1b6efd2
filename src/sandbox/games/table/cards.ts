/** Ranks from ace to king; `T` is ten. */
export const RANKS = 'A23456789TJQK';
/** Spades, hearts, diamonds, clubs. */
export const SUITS = 'SHDC';
export const DECK = 52;

/** Rank and suit of a card: `AS`, `TD`. */
export type Card = string;

/** Returns the card of a number; numbers continue through a shoe of several decks. */
export const cardOf = (number: number): Card =>
  `${RANKS.charAt(number % 13)}${SUITS.charAt(Math.floor(number / 13) % 4)}`;

/** 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => RANKS.indexOf(card.charAt(0));

export const suitOf = (card: Card): string => card.charAt(1);
