import type { CleanHtml } from '../../../http/query.ts';

/**
 * Rewrites links to this site in HTML of the content system: in the language of the page, and plain text where this
 * site does not have the page (CFG-3).
 * @param hrefOf turns a path into its URL with the language prefix
 */
export const siteLinks = (
  html: CleanHtml,
  isMounted: (path: string) => boolean,
  hrefOf: (path: string) => string | undefined,
): CleanHtml =>
  html.replace(/(<a\b[^>]*?) href="(\/[^"]*)"/g, (_link, before: string, path: string) =>
    isMounted(path) ? `${before} href="${hrefOf(path)}"` : before,
  ) as CleanHtml;
