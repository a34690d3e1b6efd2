import { foldText } from './search-words.ts';

/**
 * Finds items that contain every word of the query. Ignores case and accents, matches the start of a word, and allows
 * one typo (a wrong, missing, extra or swapped letter) in words of four letters or more. Exact matches come first;
 * otherwise the order stays. An empty query finds everything.
 */
export function searchItems<T>(
  items: readonly T[],
  query: string,
  textOf: (item: T) => string,
): T[] {
  const wanted = wordsOf(query);
  const exact: T[] = [];
  const close: T[] = [];
  for (const item of items) {
    const words = wordsOf(textOf(item));
    const kinds = wanted.map((word) => bestFind(word, words));
    if (kinds.includes('none')) continue;
    (kinds.includes('close') ? close : exact).push(item);
  }
  return [...exact, ...close];
}

type Find = 'exact' | 'close' | 'none';

function bestFind(wanted: string, words: readonly string[]): Find {
  if (words.some((word) => word.startsWith(wanted))) return 'exact';
  // Three letters minus a typo are ambiguous: "cat" would find "bar".
  if (wanted.length < 4) return 'none';
  return words.some((word) => startsNearly(word, wanted)) ? 'close' : 'none';
}

/** Whether the word starts with the query, with at most one typo. */
export function startsNearly(word: string, wanted: string): boolean {
  return [-1, 0, 1].some((more) => isOneTypoAway(word.slice(0, wanted.length + more), wanted));
}

/** Whether two words are equal or differ by one insertion, deletion, substitution or swap. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  if (start === a.length) return true;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
