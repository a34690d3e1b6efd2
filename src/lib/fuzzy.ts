/**
 * Items whose text holds every word of the query, forgivingly: case and accents do not count, the
 * start of a word is enough, and a word of four letters or more may hold one typo (a letter wrong,
 * missing, too many, or two swapped). Exact finds come first; within each kind the order stays.
 * An empty query finds everything.
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
  // In three letters one typo leaves too little: "cat" would find "bar".
  if (wanted.length < 4) return 'none';
  return words.some((word) => startsNearly(word, wanted)) ? 'close' : 'none';
}

/** Whether a start of the word is one typo away from what was typed, or the same. */
export function startsNearly(word: string, wanted: string): boolean {
  return [-1, 0, 1].some((more) => isOneTypoAway(word.slice(0, wanted.length + more), wanted));
}

/** Whether one insertion, deletion, substitution or swap of neighbours turns a into b, or none. */
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

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
