import { type FoundThing, findCookies, findIn } from './find-things.ts';
import { keptThing } from './kept-things.ts';
import { removeCookie } from './remove-thing.ts';

/**
 * Removes what third-party scripts stored under this origin: every cookie and text that is not ours. A page cannot
 * reach third parties' own origins.
 */
export function removeStrangers(): void {
  try {
    for (const { name } of strangers(findCookies())) removeCookie(name);
    for (const { name } of strangers(findIn('local')())) localStorage.removeItem(name);
    for (const { name } of strangers(findIn('tab')())) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

const strangers = (found: FoundThing[]) => found.filter(({ kind, name }) => !keptThing(kind, name));
