// Shared with the page.
/** Ante bonus, to 1, regardless of the dealer's hand. */
export const ANTE_BONUS = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 } as const;

export const anteBonus = (hand: string): number =>
  (ANTE_BONUS as Record<string, number>)[hand] ?? 0;

/** Return to player when folding below queen, six, four; verified by a test. */
export const THREE_CARD_RETURN = 0.9799;
