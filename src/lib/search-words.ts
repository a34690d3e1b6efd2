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
