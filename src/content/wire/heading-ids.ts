import type { CleanHtml } from '../../http/query.ts';
import type { Heading } from '../pages.ts';

/** Longer than anybody types after a `#`. */
const LONGEST_ID = 60;
/** What both cleaners write for a character that means something in HTML. */
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Gives the headings of a cleaned text ids made of their words. The cleaner has taken every id that an editor
 * wrote, so nothing here can take the place of the page's own; the prefix keeps ours apart from them.
 */
export function withHeadingIds(html: CleanHtml): { html: CleanHtml; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = html.replace(/<h([23])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    const text = plainText(inner);
    if (text === '') return whole;
    const words = `section-${toWords(text)}`;
    let id = words;
    for (let count = 2; taken.has(id); count++) id = `${words}-${count}`;
    taken.add(id);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked as CleanHtml, headings };
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Letters and digits of any script, without accents; a heading of none has only its number. */
const toWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-|-$/g, '');
