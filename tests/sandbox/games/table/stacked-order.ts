// For tests: stacked decks.
import {
  type Card,
  cardOf,
  DECK,
  RANKS,
  SUITS,
} from '../../../../src/sandbox/games/table/cards.ts';
import type { FairOrder } from '../../../../src/sandbox/games/table/fair-order.ts';

/** Creates an order that starts with these cards. @param cards such as `AS TD` */
export function stacked(cards: string): FairOrder {
  const first = cards.split(' ').map(numberOf);
  return (count) => [
    ...first,
    ...Array.from({ length: count }, (_, number) => number).filter((n) => !first.includes(n)),
  ];
}

const numberOf = (card: Card): number =>
  SUITS.indexOf(card.charAt(1)) * 13 + RANKS.indexOf(card.charAt(0));

/** Creates orders shuffled by `random`, which returns numbers in [0, 1). */
export const shuffledBy =
  (random: () => number): FairOrder =>
  (count) => {
    const numbers = Array.from({ length: count }, (_, number) => number);
    for (let last = count - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
    }
    return numbers;
  };

/** All cards of a deck. */
export const deck: readonly Card[] = Array.from({ length: DECK }, (_, number) => cardOf(number));
