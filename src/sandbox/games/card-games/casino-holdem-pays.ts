// Shared with the page.
/** Ante payouts by the player’s hand, to 1. */
export const ANTE_PAYS = {
  'royal-flush': 100,
  'straight-flush': 20,
  'four-of-a-kind': 10,
  'full-house': 3,
  flush: 2,
  straight: 1,
} as const;

export const antePay = (hand: string): number => (ANTE_PAYS as Record<string, number>)[hand] ?? 1;

/** Return to player when folding as the rules advise; verified by a test. */
export const HOLDEM_RETURN = 0.989;
