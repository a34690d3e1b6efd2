// Shared with the page.
export const PONTOON_DECKS = 6;
/** Nobody sticks below. */
export const LEAST_STICK = 15;
export const TRICK_CARDS = 5;
/** Share of all stakes that comes back to who plays as the rules advise; a test plays it. */
export const PONTOON_RETURN = 0.989;
