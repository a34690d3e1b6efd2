import type { AcceptOdds } from '../../book/book-api.ts';

/** Options for odds changes while placing a bet. */
export const ACCEPT: readonly AcceptOdds[] = ['none', 'better', 'any'];
