import * as v from 'valibot';
import { type Card, cardOf, DECK } from '../table/cards.ts';
import { moveImpossible, type TableRound, type TableRules } from '../table/table-rules.ts';
import type { BlackjackMove, BlackjackView, HandResult } from './blackjack-api.ts';
import { handValue, isNatural, pointsOf } from './hand-value.ts';

/** Shuffled before every round. */
export const DECKS = 6;
/** Even amounts, so that 3:2 and half a stake are whole minor units. */
const STAKES = [100, 200, 500, 1000, 2000, 5000];

interface Hand {
  readonly cards: Card[];
  stake: number;
  isDone: boolean;
}

/** Stakes and result of a round: a blackjack pays 3:2, a win 1:1, insurance 2:1. */
interface Table {
  readonly dealer: Card[];
  readonly hands: Hand[];
  insurance: number;
  isAsked: boolean;
}

/**
 * Six decks. The dealer peeks for a blackjack under an ace or a ten and stands on every 17. Insurance costs half the
 * stake. A hand may double on any two cards and split once; split aces get one card each.
 */
export const blackjack: TableRules<{ stake: number }, BlackjackView> = {
  kind: 'blackjack',
  stakes: STAKES,
  bet: v.strictObject({ stake: v.pipe(v.number(), v.picklist(STAKES, 'stake_unknown')) }),
  play(order, { stake }, moves) {
    const shoe = order(DECKS * DECK).map(cardOf);
    const next = () => shoe.shift() ?? '';
    const [first, up, second, hole] = [next(), next(), next(), next()];
    const table: Table = {
      dealer: [up, hole],
      hands: [{ cards: [first, second], stake, isDone: false }],
      insurance: 0,
      isAsked: pointsOf(up) === 1,
    };
    endOnNatural(table);
    for (const move of moves) {
      if (!choicesOf(table).some((choice) => choice === move)) throw moveImpossible();
      makeMove(table, move as BlackjackMove, next);
    }
    return roundOf(table, next);
  },
};

const activeHand = ({ hands }: Table) => hands.findIndex(({ isDone }) => !isDone);

function choicesOf(table: Table): BlackjackMove[] {
  if (table.isAsked) return ['insure', 'decline'];
  const hand = table.hands[activeHand(table)];
  if (hand === undefined) return [];
  const [one = '', two = ''] = hand.cards;
  const isFirst = hand.cards.length === 2;
  const isPair = isFirst && table.hands.length === 1 && pointsOf(one) === pointsOf(two);
  return [
    'hit',
    'stand',
    ...(isFirst ? (['double'] as const) : []),
    ...(isPair ? (['split'] as const) : []),
  ];
}

/** A blackjack on either side ends the round before any move, once insurance is decided. */
function endOnNatural({ isAsked, dealer, hands }: Table): void {
  const [hand] = hands;
  if (isAsked || hand === undefined) return;
  if (isNatural(dealer) || isNatural(hand.cards)) hand.isDone = true;
}

function makeMove(table: Table, move: BlackjackMove, next: () => Card): void {
  const hand = table.hands[activeHand(table)];
  if (hand === undefined) throw moveImpossible();
  if (move === 'insure' || move === 'decline') {
    table.insurance = move === 'insure' ? hand.stake / 2 : 0;
    table.isAsked = false;
    endOnNatural(table);
  } else if (move === 'split') split(table, hand, next);
  else if (move === 'stand') hand.isDone = true;
  else {
    if (move === 'double') hand.stake *= 2;
    hand.cards.push(next());
    hand.isDone = move === 'double' || handValue(hand.cards).total >= 21;
  }
}

function split(table: Table, hand: Hand, next: () => Card): void {
  const hasAces = hand.cards.every((card) => pointsOf(card) === 1);
  const hands = hand.cards.map((card) => {
    const cards = [card, next()];
    return { cards, stake: hand.stake, isDone: hasAces || handValue(cards).total === 21 };
  });
  table.hands.splice(0, 1, ...hands);
}

function roundOf(table: Table, next: () => Card): TableRound<BlackjackView> {
  const { dealer, hands, insurance } = table;
  const stake = hands.reduce((sum, hand) => sum + hand.stake, insurance);
  const active = activeHand(table);
  const isOver = active === -1;
  if (isOver) playDealer(table, next);
  const results = hands.map((hand) => (isOver ? resultOf(hand, table) : undefined));
  const shown = isOver ? dealer : dealer.slice(0, 1);
  const won = hands.reduce((sum, hand, index) => sum + payOf(hand.stake, results[index]), 0);
  const insured = isNatural(dealer) ? insurance * 3 : 0;
  return {
    stake,
    win: isOver ? won + insured : 0,
    choices: choicesOf(table),
    ...(!isOver && { ifLeft: table.isAsked ? 'decline' : 'stand' }),
    view: {
      dealer: { cards: shown, total: handValue(shown).total },
      hands: hands.map((hand, index) => {
        const result = results[index];
        const { cards } = hand;
        return { cards, stake: hand.stake, ...handValue(cards), ...(result && { result }) };
      }),
      ...(!isOver && { active }),
      insurance,
    },
  };
}

/** The dealer draws only if a hand depends on it. */
function playDealer({ dealer, hands }: Table, next: () => Card): void {
  const isOpen = hands.some(
    ({ cards }) => handValue(cards).total <= 21 && !(hands.length === 1 && isNatural(cards)),
  );
  while (isOpen && handValue(dealer).total < 17) dealer.push(next());
}

function resultOf({ cards }: Hand, { dealer, hands }: Table): HandResult {
  const { total } = handValue(cards);
  const against = handValue(dealer).total;
  if (total > 21) return 'bust';
  // 21 with two cards after a split is not a blackjack.
  const isBlackjack = hands.length === 1 && isNatural(cards);
  if (isNatural(dealer)) return isBlackjack ? 'push' : 'lose';
  if (isBlackjack) return 'blackjack';
  if (against > 21 || total > against) return 'win';
  return total === against ? 'push' : 'lose';
}

/** Returns what a hand is paid, stake included. */
function payOf(stake: number, result: HandResult | undefined): number {
  if (result === 'blackjack') return stake * 2.5;
  if (result === 'win') return stake * 2;
  return result === 'push' ? stake : 0;
}
