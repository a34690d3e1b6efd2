import { type Card, rankOf, suitOf } from '../table/cards.ts';

/** Five-card hands, lowest first. */
export const HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
];
export type Hand = (typeof HANDS)[number];

/** A hand with a score for comparison; higher wins. */
export interface Ranked {
  readonly hand: Hand;
  readonly score: number;
}

/** 2 for a two to 14 for an ace. */
export const heightOf = (card: Card): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1);

const scoreOf = (hand: number, heights: readonly number[]): number =>
  heights.reduce((score, height) => score * 15 + height, hand);

/** Heights with their counts, most frequent first. */
export function groupsOf(cards: readonly Card[]): [height: number, count: number][] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(heightOf(card), (counts.get(heightOf(card)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** Returns the highest card of a straight, or 0; an ace may also be low. @param heights highest first */
export function straightOf(heights: readonly number[], length: number): number {
  if (heights.length !== length) return 0;
  const [top = 0, second = 0] = heights;
  if (top - (heights.at(-1) ?? 0) === length - 1) return top;
  return top === 14 && second === length ? length : 0;
}

/** Ranks five cards. */
export function rankFive(cards: readonly Card[]): Ranked {
  const groups = groupsOf(cards);
  const heights = groups.map(([height]) => height);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? ''));
  const straight = straightOf(heights, 5);
  const [first = 0, second = 0] = groups.map(([, count]) => count);
  const name = (): Hand => {
    if (straight && isFlush) return straight === 14 ? 'royal-flush' : 'straight-flush';
    if (first === 4) return 'four-of-a-kind';
    if (first === 3) return second === 2 ? 'full-house' : 'three-of-a-kind';
    if (isFlush) return 'flush';
    if (straight) return 'straight';
    if (first === 2) return second === 2 ? 'two-pair' : 'pair';
    return 'high-card';
  };
  const hand = name();
  const shown = straight ? [straight, 0, 0, 0, 0] : [...heights, 0, 0, 0, 0].slice(0, 5);
  return { hand, score: scoreOf(HANDS.indexOf(hand), shown) };
}

/** Returns the best five-card hand. */
export function bestOf(cards: readonly Card[]): Ranked {
  if (cards.length === 5) return rankFive(cards);
  return cards
    .map((_, left) => bestOf(cards.filter((_, place) => place !== left)))
    .reduce((best, other) => (other.score > best.score ? other : best));
}
