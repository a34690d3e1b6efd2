import { subscribe } from 'valtio/vanilla';
import { ODDS_FORMATS } from '../../../lib/odds-format.ts';
import type { AcceptOdds } from '../../book/book-api.ts';
import type { Book } from './book.ts';

const NAME = 'preferences';

/** Stores the odds format and the accepted odds changes on the device. Without storage the defaults apply. */
export function keepPreferences({ state }: Book): void {
  const { preferences } = state;
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    preferences.odds = ODDS_FORMATS.find((each) => each === kept.odds) ?? preferences.odds;
    preferences.accept = ACCEPT.find((each) => each === kept.accept) ?? preferences.accept;
  } catch {
    // Storage is refused or contains foreign data: use the defaults.
  }
  subscribe(preferences, () => {
    try {
      localStorage.setItem(NAME, JSON.stringify(preferences));
    } catch {
      // Storage is refused or full: preferences last as long as the page.
    }
  });
}

/** Options for odds changes while placing a bet. */
export const ACCEPT: readonly AcceptOdds[] = ['none', 'better', 'any'];
