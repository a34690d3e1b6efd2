import { firstWords } from '../../../lib/first-words.ts';
import { foldWord } from '../../../lib/search-words.ts';

/** A word of a text, letters, accents and figures. */
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * A text in parts, of which those that matched a search are marked.
 * @param words folded, as the search found them
 */
export function markWords(text: string, words: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(foldWord(word) ?? '')) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Characters of a text that stand before the first match, so that it is read in its sentence. */
const BEFORE = 60;
const LENGTH = 170;

/** A piece of a text around its first match, from word to word; from its start when nothing matches there. */
export function excerpt(text: string, words: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => words.has(foldWord(word) ?? ''));
  const wanted = Math.max(0, (first?.index ?? 0) - BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  return (start > 0 ? '… ' : '') + firstWords(text.slice(start), LENGTH);
}
