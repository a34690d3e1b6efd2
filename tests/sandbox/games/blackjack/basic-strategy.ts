// Basic strategy for tests (six decks, dealer stands on soft 17).
import type {
  BlackjackMove,
  BlackjackView,
} from '../../../../src/sandbox/games/blackjack/blackjack-api.ts';
import { pointsOf } from '../../../../src/sandbox/games/blackjack/hand-value.ts';

/** The dealer's ace counts 1. */
const within = (up: number, least: number, most: number) => up >= least && up <= most;

export function basicMove(
  { dealer, hands, active = 0 }: BlackjackView,
  choices: readonly string[],
): BlackjackMove {
  if (choices.includes('decline')) return 'decline';
  const hand = hands[active];
  if (hand === undefined) throw new Error('no hand is to be played');
  const up = pointsOf(dealer.cards[0] ?? '');
  const pair = pointsOf(hand.cards[0] ?? '');
  if (choices.includes('split') && splits(pair, up)) return 'split';
  if (choices.includes('double') && doubles(hand.total, hand.isSoft, up)) return 'double';
  return stands(hand.total, hand.isSoft, up) ? 'stand' : 'hit';
}

function splits(pair: number, up: number): boolean {
  if (pair === 1 || pair === 8) return true;
  if (pair === 9) return within(up, 2, 9) && up !== 7;
  if (pair === 7 || pair === 2 || pair === 3) return within(up, 2, 7);
  if (pair === 6) return within(up, 2, 6);
  return pair === 4 && within(up, 5, 6);
}

function doubles(total: number, isSoft: boolean, up: number): boolean {
  if (!isSoft) {
    if (total === 11) return within(up, 2, 10);
    if (total === 10) return within(up, 2, 9);
    return total === 9 && within(up, 3, 6);
  }
  if (total >= 17) return total <= 18 && within(up, 3, 6);
  if (total >= 15) return within(up, 4, 6);
  return total >= 13 && within(up, 5, 6);
}

function stands(total: number, isSoft: boolean, up: number): boolean {
  if (isSoft) return total >= 19 || (total === 18 && within(up, 2, 8));
  if (total >= 17) return true;
  if (total >= 13) return within(up, 2, 6);
  return total === 12 && within(up, 4, 6);
}
