/** What a search box takes. A longer address is none of ours, and searching for it would keep the server busy. */
export const LONGEST_SEARCH = 60;

/** What an address asks to search for (`q`); '' for nothing. */
export const searchOf = (address: URLSearchParams): string =>
  (address.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);

/** A word as searches compare it: without case, accents and apostrophes; undefined when nothing is left. */
export const foldWord = (word: string): string | undefined =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase() || undefined;

/** How many letters may be wrong, missing or too many. In three letters one leaves too little: "cat" would find "bar". */
export function typosAllowed({ length }: string): number | false {
  if (length < 4) return false;
  return length < 6 ? 1 : 2;
}
