import DOMPurify from 'dompurify';
import type { CleanHtml } from '../http/query.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  MAX_HTML_LENGTH,
} from '../lib/allowed-html.ts';

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/**
 * The browser's twin of src/server/clean-html.ts, for content that it reads by itself. Loaded when the
 * first such content comes. Its Trusted Types policy `dompurify` is listed in the site's own policy.
 */
export function cleanHtml(html: string): CleanHtml {
  if (html.length > MAX_HTML_LENGTH) return '' as CleanHtml;
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${ALLOWED_SCHEMES.join('|')}):|/(?![/\\\\])|[?#])`, 'i'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as CleanHtml;
}
