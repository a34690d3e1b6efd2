import { withReturn } from '../../../config/derived-paths.ts';
import type { CleanHtml } from '../../../http/query.ts';
import { useApp } from '../../state/context.ts';
import { useAddress } from '../../state/live-values/use-address.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';

/** Renders HTML of the content system; its links to this site navigate within the page. */
export function RichHtml({ html }: { html: CleanHtml }) {
  const { config, isMounted, stores } = useApp();
  const { hrefOf, onClick } = usePlainLinks();
  const { signedIn } = useSnapshot(stores.session);
  // Without the fragment: a jump within the text must not replace its DOM, which would lose the focus.
  const [current = ''] = useAddress().split('#');
  const urlOf = (path: string) => hrefOf(withReturn(config.routes, path, { current, signedIn }));
  return <SafeHtml html={siteLinks(html, isMounted, urlOf)} onClick={onClick} />;
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
