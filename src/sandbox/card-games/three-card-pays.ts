// Shared with the page.
/** What the ante pays beside the hand, to 1, whatever the dealer has. */
export const ANTE_BONUS = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 } as const;

export const anteBonus = (hand: string): number =>
  (ANTE_BONUS as Record<string, number>)[hand] ?? 0;

/** Share of all stakes that comes back to who folds below queen, six, four; a test plays it. */
export const THREE_CARD_RETURN = 0.9799;
