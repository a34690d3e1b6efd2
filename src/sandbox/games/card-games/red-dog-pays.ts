// Shared with the page.
export const RED_DOG_DECKS = 6;
/** Three of a kind, to 1. */
export const TRIPS_PAY = 11;
/** Payout of a card between the two, to 1, by the number of ranks between them. */
export const spreadPay = (spread: number): number => ({ 1: 5, 2: 4, 3: 2 })[spread] ?? 1;
/** Return to player when raising every spread of 7 or more. */
export const RED_DOG_RETURN = 0.9763;
