import { cashier } from './cashier.ts';

/** What the pages of a player's money say: cashier, activity, limits. */
export const messages = { ...cashier };
