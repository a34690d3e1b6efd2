import { helpLinksQuery, sitemapBlocksQuery } from '../../../content/footer.ts';
import type { Link } from '../../../lib/link.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useVisibleLinks } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';

/** Sitemap blocks, unless the route hides them (FTR-4), beside help links (FTR-5). */
export function FooterColumns({ siteMap }: { siteMap: boolean }) {
  const { t } = useText();
  const { locale } = useApp();
  const blocks = useAnswer(sitemapBlocksQuery(locale)).value ?? [];
  const help = useAnswer(helpLinksQuery(locale)).value ?? [];
  return (
    <div className="footer-columns">
      {siteMap &&
        blocks.map(({ id, label, links, lang }) => (
          <Column key={id} label={label} links={links} lang={lang} />
        ))}
      <Column label={t('footer.help')} links={help} />
    </div>
  );
}

interface ColumnProps {
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  links: readonly { label: string; link: Link; newTab?: boolean; lang?: string }[];
}

function Column({ label, links, lang }: ColumnProps) {
  const shown = useVisibleLinks(links);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label} lang={lang}>
      <h2>{label}</h2>
      <ul className="footer-links">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
          <li key={index} lang={item.lang}>
            <ContentLink link={item.link} newTab={item.newTab}>
              {item.label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
