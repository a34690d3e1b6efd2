import type { AcceptOdds } from '../../book/book-api.ts';

/** What a player may say about odds that change while they bet. */
export const ACCEPT: readonly AcceptOdds[] = ['none', 'better', 'any'];
