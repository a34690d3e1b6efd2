import { ANTE_PAYS, HOLDEM_RETURN } from '../../games/card-games/casino-holdem-pays.ts';
import { HI_LO_RETURN } from '../../games/card-games/hi-lo-pays.ts';
import { PONTOON_RETURN } from '../../games/card-games/pontoon-pays.ts';
import { RED_DOG_RETURN, spreadPay, TRIPS_PAY } from '../../games/card-games/red-dog-pays.ts';
import { ANTE_BONUS, THREE_CARD_RETURN } from '../../games/card-games/three-card-pays.ts';
import type { CardGameKind, CardGameWords } from './words-en.ts';

/** Return to player with the strategy in the help. */
export const RETURNS: Readonly<Record<CardGameKind, number>> = {
  'red-dog': RED_DOG_RETURN,
  'hi-lo': HI_LO_RETURN,
  'three-card-poker': THREE_CARD_RETURN,
  'casino-holdem': HOLDEM_RETURN,
  pontoon: PONTOON_RETURN,
};

/** Rows of the paytable, payouts to 1; empty for hi-lo, whose buttons show payouts. */
export function payRows(kind: CardGameKind, words: CardGameWords): readonly [string, number][] {
  const hands = (pays: object): [string, number][] =>
    Object.entries(pays).map(([hand, pay]) => [words.hands[hand] ?? hand, Number(pay)]);
  if (kind === 'red-dog') {
    return [
      ...[1, 2, 3].map((spread): [string, number] => [words.spread(spread), spreadPay(spread)]),
      [words.widerSpread, spreadPay(4)],
      [words.results.three ?? '', TRIPS_PAY],
    ];
  }
  if (kind === 'three-card-poker') return hands(ANTE_BONUS);
  if (kind === 'casino-holdem') return [...hands(ANTE_PAYS), [words.otherHands, 1]];
  if (kind === 'pontoon') {
    return [
      [words.results.pontoon ?? '', 2],
      [words.results.trick ?? '', 2],
      [words.otherWins, 1],
    ];
  }
  return [];
}
