import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '../http/query.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  isTooLong,
} from '../lib/allowed-html.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => {
      const { rel: _, ...kept } = attributes;
      const external = /^https?:/i.test(kept['href'] ?? '');
      return { tagName, attribs: external ? { ...kept, rel: 'noopener noreferrer' } : kept };
    },
  },
};

/** Sanitises HTML of the content system. @param report takes a line about a text that is too long */
export function cleanHtml(html: string, report = console.warn): CleanHtml {
  return (isTooLong(html, report) ? '' : sanitizeHtml(html, OPTIONS)) as CleanHtml;
}
