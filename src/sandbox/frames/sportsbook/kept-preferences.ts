import { subscribe } from 'valtio/vanilla';
import { ODDS_FORMATS } from '../../../lib/odds-format.ts';
import type { AcceptOdds } from '../../book/book-api.ts';
import type { Book } from './book.ts';
import { keepText } from './kept-text.ts';

const NAME = 'preferences';

/**
 * Stores the odds format and the accepted odds changes on the device. Where the browser blocks storage in cross-site
 * frames, the site keeps them.
 */
export function keepPreferences(book: Book): void {
  const { preferences } = book.state;
  apply(book, read());
  subscribe(preferences, () => {
    keepText(book, () => localStorage, NAME, JSON.stringify(preferences));
  });
}

/** Restores preferences that the site has kept, unless this page stores its own, which are newer. */
export function takeBackPreferences(book: Book, text: string): void {
  if (read() === null) apply(book, text);
}

function read(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function apply({ state: { preferences } }: Book, text: string | null): void {
  try {
    const kept = JSON.parse(text ?? '{}');
    preferences.odds = ODDS_FORMATS.find((each) => each === kept.odds) ?? preferences.odds;
    preferences.accept = ACCEPT.find((each) => each === kept.accept) ?? preferences.accept;
  } catch {
    // Invalid texts are ignored.
  }
}

/** Options for odds changes while placing a bet. */
export const ACCEPT: readonly AcceptOdds[] = ['none', 'better', 'any'];
