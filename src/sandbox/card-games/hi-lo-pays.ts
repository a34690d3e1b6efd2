// Shared with the page.
/** Share of the stakes that comes back, whatever is guessed, but for cents that are rounded down. */
export const HI_LO_RETURN = 0.97;
/** A guess that would be worth more, in stakes, is not offered. */
export const MOST_TIMES = 500;
