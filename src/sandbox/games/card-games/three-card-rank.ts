import { type Card, suitOf } from '../table/cards.ts';
import { groupsOf, straightOf } from './poker-rank.ts';

/** Three-card hands, lowest first: a straight beats a flush. */
const THREE_CARD_HANDS = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
];
type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

interface ThreeCardRanked {
  readonly hand: ThreeCardHand;
  /** Higher wins. */
  readonly score: number;
}

/** Ranks three cards. */
export function rankThree(cards: readonly Card[]): ThreeCardRanked {
  const groups = groupsOf(cards);
  const heights = groups.map(([height]) => height);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? ''));
  const straight = straightOf(heights, 3);
  const most = groups[0]?.[1] ?? 0;
  const name = (): ThreeCardHand => {
    if (straight) return isFlush ? 'straight-flush' : 'straight';
    if (most === 3) return 'three-of-a-kind';
    if (isFlush) return 'flush';
    return most === 2 ? 'pair' : 'high-card';
  };
  const hand = name();
  const shown = straight ? [straight, 0, 0] : [...heights, 0, 0].slice(0, 3);
  const score = shown.reduce((sum, h) => sum * 15 + h, THREE_CARD_HANDS.indexOf(hand));
  return { hand, score };
}
