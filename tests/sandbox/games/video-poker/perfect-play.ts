// For tests: exact return of perfect play, over every deal and every hold.
import { type Card, DECK } from '../../../../src/sandbox/games/table/cards.ts';
import { PAYS, pokerHand } from '../../../../src/sandbox/games/video-poker/poker-hand.ts';
import { deck } from '../table/stacked-order.ts';

/** Binomial coefficients, by set size. */
const CHOOSE = Array.from({ length: DECK + 1 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return Math.round(ways);
  }),
);
const choose = (n: number, k: number) => CHOOSE[n]?.[k] ?? 0;

/** Total payout of all hands that contain a set of cards, by size and index of the set. */
const paid = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose(DECK, size)));

/** Writes the indexes of the 32 subsets of five ascending cards, by the bitmask of included cards. */
function setsOf(cards: readonly number[], sets: Int32Array): void {
  for (let bits = 0; bits < 32; bits++) {
    let index = 0;
    let size = 0;
    for (let place = 0; place < 5; place++) {
      if ((bits >> place) & 1) {
        size += 1;
        index += choose(cards[place] ?? 0, size);
      }
    }
    sets[bits] = index;
  }
}

function forEachDeal(visit: (cards: readonly number[]) => void): void {
  for (let e = 4; e < DECK; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e]);
}

const SIZES = Array.from({ length: 32 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

export function perfectReturn(): number {
  const sets = new Int32Array(32);
  forEachDeal((cards) => {
    const hand = pokerHand(cards.map((card) => deck[card] as Card));
    if (hand === undefined) return;
    setsOf(cards, sets);
    for (let bits = 0; bits < 32; bits++) {
      const table = paid[SIZES[bits] ?? 0];
      if (table) table[sets[bits] ?? 0] = (table[sets[bits] ?? 0] ?? 0) + PAYS[hand];
    }
  });
  let sum = 0;
  const pay = new Float64Array(32);
  forEachDeal((cards) => {
    setsOf(cards, sets);
    for (let bits = 0; bits < 32; bits++) {
      pay[bits] = paid[SIZES[bits] ?? 0]?.[sets[bits] ?? 0] ?? 0;
    }
    // Subtracts the hands in which a discarded card returns.
    for (let place = 1; place < 32; place *= 2) {
      for (let bits = 0; bits < 32; bits++) {
        if ((bits & place) === 0) pay[bits] = (pay[bits] ?? 0) - (pay[bits | place] ?? 0);
      }
    }
    let best = 0;
    for (let bits = 0; bits < 32; bits++) {
      best = Math.max(best, (pay[bits] ?? 0) / choose(47, 5 - (SIZES[bits] ?? 0)));
    }
    sum += best;
  });
  return sum / choose(DECK, 5);
}
