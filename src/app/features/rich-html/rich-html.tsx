import type { CleanHtml } from '../../../http/query.ts';
import { useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';

/** Renders HTML of the content system; its links to this site navigate within the page. */
export function RichHtml({ html }: { html: CleanHtml }) {
  const { isMounted } = useApp();
  const { hrefOf, onClick } = usePlainLinks();
  return <SafeHtml html={siteLinks(html, isMounted, hrefOf)} onClick={onClick} />;
}

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
