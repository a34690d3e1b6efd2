// Shared with the page.
export const RED_DOG_DECKS = 6;
/** Three of a rank, to 1. */
export const TRIPS_PAY = 11;
/** What a card between the two pays, to 1, by the number of ranks between them. */
export const spreadPay = (spread: number): number => ({ 1: 5, 2: 4, 3: 2 })[spread] ?? 1;
/** Raising pays from this spread on. */
export const RAISE_FROM = 7;
/** Share of all stakes that comes back when every spread of 7 or more is raised. */
export const RED_DOG_RETURN = 0.9763;
