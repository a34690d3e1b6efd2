// Shared with the page.
/** Return to player for any play, before cents are rounded down. */
export const HI_LO_RETURN = 0.97;
/** Guesses that would pay more than this multiple of the stake are not offered. */
export const MOST_TIMES = 500;
