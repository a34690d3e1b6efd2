import { firstWords } from '../../../lib/plain-text.ts';
import { formsOf, WORD } from '../../../lib/search-words.ts';

interface TextPart {
  text: string;
  marked: boolean;
}

const isFound = (word: string, words: ReadonlySet<string>) =>
  formsOf(word).some((form) => words.has(form));

/**
 * Splits a text into parts and marks those that match a search.
 * @param words folded, as returned by the search
 */
export function markWords(text: string, words: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, words)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Number of characters of context before the first match. */
const BEFORE = 60;
const LENGTH = 170;

/** Returns an excerpt around the first match, cut between words, or the beginning of the text if nothing matches. */
export function excerpt(text: string, words: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => isFound(word, words));
  const wanted = Math.max(0, (first?.index ?? 0) - BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  return (start > 0 ? '… ' : '') + firstWords(text.slice(start), LENGTH);
}
