import type { CleanHtml } from '../../http/query.ts';
import { plainText } from '../../lib/plain-text.ts';

/** A heading inside a text, and where a link to it leads. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Longer than anybody types after a `#`. */
const LONGEST_ID = 60;

/**
 * Gives the headings of a cleaned text ids made of their words. The cleaner has taken every id that an editor
 * wrote, so nothing here can take the place of the page's own; the prefix keeps ours apart from them.
 */
export function withHeadingIds(html: CleanHtml): { html: CleanHtml; headings: Heading[] } {
  const headings: Heading[] = [];
  /** The ids that are taken, each with the last number that it was given: a thousand equal headings are no search. */
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

/** The words themselves, or with the first number that makes them an id of their own. */
function nextId(numbers: Map<string, number>, words: string): string {
  let number = numbers.get(words) ?? 1;
  let id = words;
  while (numbers.has(id)) id = `${words}-${++number}`;
  numbers.set(words, number);
  if (id !== words) numbers.set(id, 1);
  return id;
}

/** Letters and digits of any script, without accents; none in a heading of signs alone. */
const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, LONGEST_ID)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
