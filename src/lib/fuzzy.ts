import { foldedWords, formsOf, wordsOf } from './search-words.ts';

/**
 * Finds items that contain every word of the query. Ignores case and accents, matches the start of a word, and allows
 * typos in longer words. Exact matches come first; otherwise the order stays. An empty query finds everything.
 */
export function searchItems<T>(
  items: readonly T[],
  query: string,
  textOf: (item: T) => string,
): T[] {
  const wanted = foldedWords(query);
  const exact: T[] = [];
  const close: T[] = [];
  for (const item of items) {
    const words = wordsOf(textOf(item)).flatMap(formsOf);
    const typos = wanted.map((one) => Math.min(...words.map((word) => typosIn(one, word))));
    if (typos.includes(Number.POSITIVE_INFINITY)) continue;
    (typos.some((count) => count > 0) ? close : exact).push(item);
  }
  return [...exact, ...close];
}

/**
 * Counts the typos (a wrong, missing, extra or swapped letter) in a word of a search that stands for a word of a text
 * or its start. Infinity if they are too many for its length, or if the first letter differs, which people rarely miss.
 * @param wanted of the search, folded, as `word` is
 */
export function typosIn(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return 0;
  const most = typosAllowed(wanted);
  if (most === 0 || word[0] !== wanted[0]) return Number.POSITIVE_INFINITY;
  const typos = Math.min(...distances(wanted, word.slice(0, wanted.length + most)));
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}

/** A short word with a typo is another word: "such" would find "much". */
function typosAllowed({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The number of edits from a word to each start of another, by length (optimal string alignment). */
function distances(from: string, to: string): number[] {
  const at = (edits: number[], column: number) => edits[column] ?? Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (let i = 0; i < from.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const isSwapped = from[i] === to[j - 1] && from[i - 1] === to[j];
      row.push(
        Math.min(
          at(row, j) + 1,
          at(last, j + 1) + 1,
          at(last, j) + (from[i] === to[j] ? 0 : 1),
          isSwapped ? at(before, j - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last;
}
