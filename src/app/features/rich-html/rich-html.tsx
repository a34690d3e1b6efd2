import type { CleanHtml } from '../../../http/query.ts';
import { useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { siteLinks } from './site-links.ts';

/** Renders HTML of the content system; its links to this site navigate within the page. */
export function RichHtml({ html }: { html: CleanHtml }) {
  const { isMounted } = useApp();
  const { hrefOf, onClick } = usePlainLinks();
  return <SafeHtml html={siteLinks(html, isMounted, hrefOf)} onClick={onClick} />;
}
