import { handValue, isNatural } from '../blackjack/hand-value.ts';
import { type Card, cardOf, DECK } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { CARD_STAKES, type CardGameView } from './card-game-view.ts';
import { LEAST_STICK, PONTOON_DECKS, TRICK_CARDS } from './pontoon-pays.ts';
import { stakeBet } from './stake-bet.ts';

const isBust = (cards: readonly Card[]) => handValue(cards).total > 21;
const isTrick = (cards: readonly Card[]) => cards.length === TRICK_CARDS && !isBust(cards);

/** A pontoon beats a five-card trick, which beats every total. */
function strengthOf(cards: readonly Card[]): number {
  if (isBust(cards)) return 0;
  if (isNatural(cards)) return 23;
  return isTrick(cards) ? 22 : handValue(cards).total;
}

/** Draws the dealer's cards up to 17. */
function dealersHand(first: readonly Card[], next: () => Card): Card[] {
  const cards = [...first];
  while (handValue(cards).total < 17 && cards.length < TRICK_CARDS) cards.push(next());
  return cards;
}

/** Both dealer cards are face down, the dealer wins ties, a pontoon and a five-card trick pay 2 to 1. */
export const pontoon: TableRules<{ stake: number }, CardGameView> = {
  kind: 'pontoon',
  page: 'card-games',
  stakes: CARD_STAKES,
  bet: stakeBet,
  play(order, { stake }, moves) {
    const [a = '', b = '', c = '', d = '', ...shoe] = order(PONTOON_DECKS * DECK).map(cardOf);
    const next = () => shoe.shift() ?? '';
    const [cards, dealt] = [
      [a, c],
      [b, d],
    ];
    let all = stake;
    let isDone = isNatural(cards) || isNatural(dealt);
    const choicesNow = () =>
      isDone
        ? []
        : [
            ...(handValue(cards).total >= LEAST_STICK ? ['stick'] : []),
            'twist',
            ...(all === stake ? ['buy'] : []),
          ];
    for (const move of moves) {
      if (!choicesNow().includes(move)) throw moveImpossible();
      if (move === 'stick') isDone = true;
      else {
        if (move === 'buy') all += stake;
        cards.push(next());
        isDone = handValue(cards).total >= 21 || cards.length === TRICK_CARDS;
      }
    }
    const choices = choicesNow();
    const own = { who: 'player' as const, cards, total: handValue(cards).total };
    if (!isDone) {
      const rows = [{ who: 'dealer' as const, cards: [], hidden: 2 }, own];
      const view = { rows, ...(choices.includes('buy') && { costs: { buy: stake } }) };
      const ifLeft = choices.includes('stick') ? 'stick' : 'twist';
      return { stake: all, win: 0, choices, ifLeft, view };
    }
    const mine = strengthOf(cards);
    const dealer = mine === 0 || mine === 23 ? dealt : dealersHand(dealt, next);
    const theirs = strengthOf(dealer);
    const rows = [{ who: 'dealer' as const, cards: dealer, total: handValue(dealer).total }, own];
    const end = (result: string, win: number) => ({
      stake: all,
      win,
      choices: [],
      view: { rows, result },
    });
    if (mine === 0) return end('bust', 0);
    if (mine <= theirs) return end(theirs === 23 ? 'dealer-pontoon' : 'lose', 0);
    if (mine >= 22) return end(mine === 23 ? 'pontoon' : 'trick', 3 * all);
    return end('win', 2 * all);
  },
};
