import type { CleanHtml } from '../../http/query.ts';
import { plainText } from '../../lib/plain-text.ts';
import { foldText } from '../../lib/search-words.ts';

/** A heading in a text, with its anchor. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Longest id. */
const LONGEST_ID = 60;

/**
 * Adds ids to the headings of a sanitised text, made of their words. The sanitiser removed editors' ids; the prefix
 * keeps ours apart from the page's.
 */
export function withHeadingIds(html: CleanHtml): { html: CleanHtml; headings: Heading[] } {
  const headings: Heading[] = [];
  /** Used ids with their last suffix, to avoid a search among many equal headings. */
  const numbers = new Map<string, number>();
  const marked = html.replace(/<h([23])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return whole;
    const id = nextId(numbers, ['section', ...toWords(text)].join('-'));
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked as CleanHtml, headings };
}

/** The words, with the first free number if taken. */
function nextId(numbers: Map<string, number>, words: string): string {
  let number = numbers.get(words) ?? 1;
  let id = words;
  while (numbers.has(id)) id = `${words}-${++number}`;
  numbers.set(words, number);
  if (id !== words) numbers.set(id, 1);
  return id;
}

/** Letters and digits of any script, without accents. */
const toWords = (text: string): string[] =>
  foldText(text)
    .slice(0, LONGEST_ID)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
