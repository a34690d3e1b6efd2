/** Longest search. Longer ones never come from the search box and would keep the server busy. */
export const LONGEST_SEARCH = 60;

/** The search in a URL (`q`); '' if there is none. */
export const searchOf = (address: URLSearchParams): string =>
  (address.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);

/** Removes case and accents, so that "matinee" finds "Matinée". */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Normalises a word for search: no case, accents or apostrophes; undefined if nothing is left. */
export const foldWord = (word: string): string | undefined =>
  foldText(word).replace(/['’]/g, '') || undefined;

/** The forms by which a text's word is found: as a whole and, around apostrophes, its parts ("d’Ignasi": "ignasi"). */
export function formsOf(word: string): string[] {
  const parts = foldText(word).split(/['’]/).filter(Boolean);
  return parts.length > 1 ? [parts.join(''), ...parts] : parts;
}

/** Matches a word, including accents, digits and apostrophes. */
export const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words of a text, normalised for search. */
export const foldedWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => foldWord(word) ?? []);
