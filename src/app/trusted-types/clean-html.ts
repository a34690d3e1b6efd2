import DOMPurify from 'dompurify';
import type { CleanHtml } from '../../http/query.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  isTooLong,
} from '../../lib/allowed-html.ts';

const purify = DOMPurify(window);
purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  attribute.keepAttr = ALLOWED_ATTRIBUTES[node.localName]?.includes(attribute.attrName) === true;
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.localName !== 'a') return;
  if (/^https?:/i.test(node.getAttribute('href') ?? ''))
    node.setAttribute('rel', 'noopener noreferrer');
  else node.removeAttribute('rel');
});

/**
 * Sanitises HTML in the browser as src/server/clean-html.ts does on the server, for content that the browser fetches.
 * Loaded with the first such content. The content security policy allows its Trusted Types policy `dompurify`.
 * @param report receives a log line about a text that is too long
 */
export function cleanHtml(html: string, report = console.warn): CleanHtml {
  if (isTooLong(html, report)) return '' as CleanHtml;
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'h1'],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    // DOMPurify checks every other attribute as a URL.
    ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${ALLOWED_SCHEMES.join('|')}):|/(?![/\\\\])|[?#])`, 'i'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  // The page already has an h1.
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  const clean = document.createElement('div');
  clean.append(fragment);
  return clean.innerHTML as CleanHtml;
}
