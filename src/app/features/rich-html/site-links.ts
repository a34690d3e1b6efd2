import type { CleanHtml } from '../../../http/query.ts';

/**
 * Links to this site in a text of the content system, as the page's own are: in the language of the page,
 * and only words where they lead to a page that this site does not have (CFG-3).
 * @param hrefOf a path's address with the language prefix
 */
export const siteLinks = (
  html: CleanHtml,
  isMounted: (path: string) => boolean,
  hrefOf: (path: string) => string | undefined,
): CleanHtml =>
  html.replace(/(<a\b[^>]*?) href="(\/[^"]*)"/g, (_link, before: string, path: string) =>
    isMounted(path) ? `${before} href="${hrefOf(path)}"` : before,
  ) as CleanHtml;
