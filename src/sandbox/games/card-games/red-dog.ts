import { type Card, cardOf, DECK, rankOf } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { CARD_STAKES, type CardGameView } from './card-game-view.ts';
import { RED_DOG_DECKS, spreadPay, TRIPS_PAY } from './red-dog-pays.ts';
import { stakeBet } from './stake-bet.ts';

/** Aces are high. */
const height = (card: Card): number => (rankOf(card) === 0 ? 13 : rankOf(card));

/** Two cards; the third wins if it falls between them. A pair wins with a third card of its rank. */
export const redDog: TableRules<{ stake: number }, CardGameView> = {
  kind: 'red-dog',
  page: 'card-games',
  stakes: CARD_STAKES,
  bet: stakeBet,
  play(order, { stake }, [move, ...more]) {
    const [first = '', second = '', third = ''] = order(RED_DOG_DECKS * DECK).map(cardOf);
    const low = Math.min(height(first), height(second));
    const spread = Math.abs(height(first) - height(second)) - 1;
    const two = [{ who: 'board' as const, cards: [first, second] }];
    const three = [{ who: 'board' as const, cards: [first, second, third] }];
    const over = (rows: CardGameView['rows'], result: string, win: number, all = stake) => ({
      stake: all,
      win,
      choices: [],
      view: { rows, result, ...(spread > 0 && { spread }) },
    });
    if (spread <= 0 && move !== undefined) throw moveImpossible();
    if (spread === 0) return over(two, 'neighbours', stake);
    if (spread < 0) {
      const isThree = height(third) === low;
      return isThree
        ? over(three, 'three', stake * (TRIPS_PAY + 1))
        : over(three, 'pair-stands', stake);
    }
    if (move === undefined) {
      const view = { rows: two, spread, costs: { raise: stake } };
      return { stake, win: 0, choices: ['raise', 'call'], ifLeft: 'call', view };
    }
    if (more.length > 0 || (move !== 'raise' && move !== 'call')) throw moveImpossible();
    const all = move === 'raise' ? 2 * stake : stake;
    const isBetween = height(third) > low && height(third) <= low + spread;
    return isBetween
      ? over(three, 'between', all * (spreadPay(spread) + 1), all)
      : over(three, 'outside', 0, all);
  },
};
