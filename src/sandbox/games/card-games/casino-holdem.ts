import { cardOf, DECK } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { CARD_STAKES, type CardGameView } from './card-game-view.ts';
import { antePay } from './casino-holdem-pays.ts';
import { bestOf, HANDS, type Ranked } from './poker-rank.ts';
import { stakeBet } from './stake-bet.ts';

/** The dealer qualifies with a pair of fours or better. */
function qualifies({ hand, score }: Ranked): boolean {
  if (hand !== 'pair') return HANDS.indexOf(hand) > HANDS.indexOf('pair');
  return Math.floor(score / 15 ** 4) % 15 >= 4;
}

/** Texas hold’em against the dealer: an ante, three cards on the board, then a call of twice the ante or a fold. */
export const casinoHoldem: TableRules<{ stake: number }, CardGameView> = {
  kind: 'casino-holdem',
  page: 'card-games',
  stakes: CARD_STAKES,
  bet: stakeBet,
  play(order, { stake }, [move, ...more]) {
    const [a = '', b = '', c = '', d = '', ...rest] = order(DECK).map(cardOf);
    const [player, dealer, board] = [[a, c], [b, d], rest.slice(0, 5)];
    const flop = board.slice(0, 3);
    const early = {
      who: 'player' as const,
      cards: player,
      hand: bestOf([...player, ...flop]).hand,
    };
    if (move === undefined) {
      const rows = [
        { who: 'dealer' as const, cards: [], hidden: 2 },
        { who: 'board' as const, cards: flop, hidden: 2 },
        early,
      ];
      const view = { rows, costs: { call: 2 * stake } };
      return { stake, win: 0, choices: ['call', 'fold'], ifLeft: 'fold', view };
    }
    if (more.length > 0 || (move !== 'call' && move !== 'fold')) throw moveImpossible();
    if (move === 'fold') {
      const rows = [
        { who: 'dealer' as const, cards: dealer },
        { who: 'board' as const, cards: flop },
        early,
      ];
      return { stake, win: 0, choices: [], view: { rows, result: 'folded' } };
    }
    const mine = bestOf([...player, ...board]);
    const theirs = bestOf([...dealer, ...board]);
    const rows = [
      { who: 'dealer' as const, cards: dealer, hand: theirs.hand },
      { who: 'board' as const, cards: board },
      { who: 'player' as const, cards: player, hand: mine.hand },
    ];
    const end = (result: string, win: number) => ({
      stake: 3 * stake,
      win,
      choices: [],
      view: { rows, result },
    });
    const ante = stake * (antePay(mine.hand) + 1);
    if (!qualifies(theirs)) return end('dealer-not-qualified', ante + 2 * stake);
    if (mine.score === theirs.score) return end('tie', 3 * stake);
    return mine.score > theirs.score ? end('win', ante + 4 * stake) : end('lose', 0);
  },
};
