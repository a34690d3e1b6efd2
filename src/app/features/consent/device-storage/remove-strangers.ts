import { type FoundThing, findCookies, findIn } from './find-things.ts';
import { keptThing } from './kept-things.ts';
import { removeCookie } from './remove-thing.ts';

/**
 * Takes away what others' scripts keep under this site's own name: every cookie and text that is none of ours. What they
 * keep under their own names no page can reach.
 */
export function removeStrangers(): void {
  try {
    for (const { name } of strangers(findCookies())) removeCookie(name);
    for (const { name } of strangers(findIn('local')())) localStorage.removeItem(name);
    for (const { name } of strangers(findIn('tab')())) sessionStorage.removeItem(name);
  } catch {
    // Storage is refused: nobody kept anything.
  }
}

const strangers = (found: FoundThing[]) => found.filter(({ kind, name }) => !keptThing(kind, name));
