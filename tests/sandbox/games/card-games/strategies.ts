// Strategies for tests, as advised by the rules of each game.
import { handValue } from '../../../../src/sandbox/games/blackjack/hand-value.ts';
import type { CardGameView } from '../../../../src/sandbox/games/card-games/card-game-view.ts';
import { heightOf } from '../../../../src/sandbox/games/card-games/poker-rank.ts';
import { rankThree } from '../../../../src/sandbox/games/card-games/three-card-rank.ts';
import { suitOf } from '../../../../src/sandbox/games/table/cards.ts';

/** Picks one of the choices. */
export type Strategy = (view: CardGameView, choices: readonly string[]) => string;

const cardsOf = ({ rows }: CardGameView, who: string) =>
  rows.find((row) => row.who === who)?.cards ?? [];

/** Lowest spread at which raising is worthwhile. */
const RAISE_FROM = 7;
export const redDogStrategy: Strategy = ({ spread = 0 }) =>
  spread >= RAISE_FROM ? 'raise' : 'call';

const QUEEN_SIX_FOUR = rankThree(['QS', '6H', '4D']).score;
export const threeCardStrategy: Strategy = (view) =>
  rankThree(cardsOf(view, 'player')).score >= QUEEN_SIX_FOUR ? 'play' : 'fold';

/** Folds only without a pair, without a ten or better in hand, and without four cards to a flush or straight. */
export const holdemStrategy: Strategy = (view) => {
  const [own, board] = [cardsOf(view, 'player'), cardsOf(view, 'board')];
  const all = [...own, ...board];
  const mine = own.map(heightOf);
  const hasPair = mine[0] === mine[1] || board.some((card) => mine.includes(heightOf(card)));
  if (hasPair || Math.max(...mine) >= 10) return 'call';
  if (all.some((card) => all.filter((c) => suitOf(c) === suitOf(card)).length >= 4)) return 'call';
  const heights = new Set(all.map(heightOf));
  if (heights.has(14)) heights.add(1);
  const isNear = (low: number) =>
    [0, 1, 2, 3, 4].filter((step) => heights.has(low + step)).length >= 4;
  return Array.from({ length: 10 }, (_, low) => low + 1).some(isNear) ? 'call' : 'fold';
};

/** Counts an ace as 11 in totals if that fits. */
export const pontoonStrategy: Strategy = (view, choices) => {
  const cards = cardsOf(view, 'player');
  const { total, isSoft } = handValue(cards);
  const { length } = cards;
  const buys =
    (length === 2 && !isSoft && total >= 10 && total <= 11) ||
    (length === 3 && (isSoft || (total >= 9 && total <= 11))) ||
    (length === 4 && (isSoft || total <= 16));
  if (buys && choices.includes('buy')) return 'buy';
  const sticks =
    (length === 2 && total >= (isSoft ? 19 : 15)) ||
    (length === 3 && total >= (isSoft ? 20 : 15)) ||
    (length === 4 && !isSoft && total >= 18);
  return sticks && choices.includes('stick') ? 'stick' : 'twist';
};
