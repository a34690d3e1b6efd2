/** HTML allowed from the content system: text structure and links, nothing that runs or loads. */
export const ALLOWED_TAGS: readonly string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'abbr',
  'code',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
];
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
const MAX_LENGTH = 256 * 1024;

/** Whether a text is longer than any that we show. Such a text is dropped as a whole and logged. */
export function isTooLong(html: string, report: (problem: string) => void): boolean {
  if (html.length <= MAX_LENGTH) return false;
  const start = html.slice(0, 60);
  report(`a text of ${html.length} characters is left out; at most ${MAX_LENGTH}: ${start}…`);
  return true;
}
