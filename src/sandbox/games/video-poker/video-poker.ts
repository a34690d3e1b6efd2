import * as v from 'valibot';
import { cardOf, DECK } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { PAYS, pokerHand } from './poker-hand.ts';
import type { VideoPokerView } from './video-poker-api.ts';

const STAKES = [20, 50, 100, 200, 500, 1000];
/** Holds of the five cards from the left, `1` for held: 32 moves. */
const HOLDS = Array.from({ length: 32 }, (_, bits) => bits.toString(2).padStart(5, '0'));

/** Five cards from one deck, any of which are replaced once. An abandoned round holds all cards. */
export const videoPoker: TableRules<{ stake: number }, VideoPokerView> = {
  kind: 'video-poker',
  stakes: STAKES,
  bet: v.strictObject({ stake: v.pipe(v.number(), v.picklist(STAKES, 'stake_unknown')) }),
  play(order, { stake }, [hold, ...more]) {
    const deck = order(DECK).map(cardOf);
    const dealt = deck.slice(0, 5);
    if (hold === undefined) {
      const hand = pokerHand(dealt);
      const view = { cards: dealt, ...(hand && { hand }) };
      return { stake, win: 0, choices: HOLDS, ifLeft: '11111', view };
    }
    if (!HOLDS.includes(hold) || more.length > 0) throw moveImpossible();
    const held = [...hold].map((bit) => bit === '1');
    const drawn = deck.slice(5);
    const cards = dealt.map((card, place) => (held[place] ? card : (drawn.shift() ?? card)));
    const hand = pokerHand(cards);
    const win = hand === undefined ? 0 : PAYS[hand] * stake;
    return { stake, win, choices: [], view: { cards, held, ...(hand && { hand }) } };
  },
};
