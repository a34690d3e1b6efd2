import { subscribe } from 'valtio/vanilla';
import { ACCEPT } from './accept-odds.ts';
import type { Book } from './book.ts';
import { ODDS_FORMATS } from './odds-format.ts';

const NAME = 'preferences';

/** Keeps on the device how the player reads odds and which changes they take. Who refuses storage gets the usual ones. */
export function keepPreferences({ state }: Book): void {
  const { preferences } = state;
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    preferences.odds = ODDS_FORMATS.find((each) => each === kept.odds) ?? preferences.odds;
    preferences.accept = ACCEPT.find((each) => each === kept.accept) ?? preferences.accept;
  } catch {
    // Refused, or not ours: as if nothing were kept.
  }
  subscribe(preferences, () => {
    try {
      localStorage.setItem(NAME, JSON.stringify(preferences));
    } catch {
      // Refused or full: they last as long as the page.
    }
  });
}
