// Shared with the page.
export const PONTOON_DECKS = 6;
/** Lowest total on which a player may stick. */
export const LEAST_STICK = 15;
export const TRICK_CARDS = 5;
/** Return to player when playing as the rules advise; verified by a test. */
export const PONTOON_RETURN = 0.989;
