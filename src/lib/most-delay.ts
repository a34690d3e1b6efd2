/** Longest delay of a timer, in ms (24.8 days). A longer one fires at once. */
export const MOST_DELAY_MS = 2 ** 31 - 1;
