import { cardOf, DECK } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { CARD_STAKES, type CardGameView } from './card-game-view.ts';
import { stakeBet } from './stake-bet.ts';
import { anteBonus } from './three-card-pays.ts';
import { rankThree } from './three-card-rank.ts';

/** The dealer qualifies with a queen or better. */
const LEAST_DEALER = rankThree(['QS', '3H', '2D']).score;

/** Three cards each: an ante, then an equal stake to play, or a fold. */
export const threeCardPoker: TableRules<{ stake: number }, CardGameView> = {
  kind: 'three-card-poker',
  page: 'card-games',
  stakes: CARD_STAKES,
  bet: stakeBet,
  play(order, { stake }, [move, ...more]) {
    const deck = order(DECK).map(cardOf);
    const player = [0, 2, 4].map((place) => deck[place] ?? '');
    const dealer = [1, 3, 5].map((place) => deck[place] ?? '');
    const mine = rankThree(player);
    const own = { who: 'player' as const, cards: player, hand: mine.hand };
    if (move === undefined) {
      const rows = [{ who: 'dealer' as const, cards: [], hidden: 3 }, own];
      const view = { rows, costs: { play: stake } };
      return { stake, win: 0, choices: ['play', 'fold'], ifLeft: 'fold', view };
    }
    if (more.length > 0 || (move !== 'play' && move !== 'fold')) throw moveImpossible();
    const theirs = rankThree(dealer);
    const rows = [{ who: 'dealer' as const, cards: dealer, hand: theirs.hand }, own];
    const end = (result: string, win: number, all = 2 * stake) => ({
      stake: all,
      win,
      choices: [],
      view: { rows, result },
    });
    if (move === 'fold') return end('folded', 0, stake);
    const bonus = stake * anteBonus(mine.hand);
    if (theirs.score < LEAST_DEALER) return end('dealer-not-qualified', 3 * stake + bonus);
    if (mine.score === theirs.score) return end('tie', 2 * stake + bonus);
    return mine.score > theirs.score ? end('win', 4 * stake + bonus) : end('lose', bonus);
  },
};
