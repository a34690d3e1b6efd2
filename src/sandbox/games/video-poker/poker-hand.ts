import { type Card, rankOf, suitOf } from '../table/cards.ts';

/** 9/6 Jacks or Better: payouts as multiples of the stake, highest first. */
export const PAYS = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
} as const;
/** Return to player with perfect play; a test computes it over every deal. */
export const RETURN_TO_PLAYER = 0.995439;

export type PokerHand = keyof typeof PAYS;

/** Returns the best hand of five cards; undefined if it pays nothing. */
export function pokerHand(cards: readonly Card[]): PokerHand | undefined {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const kinds = counts.filter((count) => count > 0).sort((a, b) => b - a);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (kinds.length === 5) return runOf(counts, isFlush);
  if (kinds[0] === 4) return 'four-of-a-kind';
  if (kinds[0] === 3) return kinds[1] === 2 ? 'full-house' : 'three-of-a-kind';
  if (kinds[1] === 2) return 'two-pair';
  const pair = counts.indexOf(2);
  return pair === 0 || pair >= 10 ? 'jacks-or-better' : undefined;
}

/** For five different ranks. An ace is low in the lowest straight and high in the highest. */
function runOf(counts: readonly number[], isFlush: boolean): PokerHand | undefined {
  const low = counts.indexOf(1);
  const high = counts.lastIndexOf(1);
  const isHighest = low === 0 && counts.indexOf(1, 1) === 9;
  if (isFlush && isHighest) return 'royal-flush';
  if (!isHighest && high - low !== 4) return isFlush ? 'flush' : undefined;
  return isFlush ? 'straight-flush' : 'straight';
}
