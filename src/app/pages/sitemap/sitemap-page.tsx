import { type SitemapBlock, sitemapBlocksQuery } from '../../../content/footer.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { isLinkVisible } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Answered } from '../answered.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { CompleteList } from './complete-list.tsx';
import { completeLists } from './complete-lists.ts';
import './sitemap-page.css';

export const loader = pageLoader(async ({ config, queries, locale }) => {
  const lists = completeLists(config, locale).map(({ query }) => query);
  await queries.want(sitemapBlocksQuery(locale), ...lists);
});

/** Every page: the editors' blocks first, then the complete lists. */
function SitemapPage() {
  const { t } = useText();
  const { config, locale } = useApp();
  return (
    <Page title={t('sitemap.title')} intro={t('sitemap.intro')}>
      <Answered query={sitemapBlocksQuery(locale)} waiting={<Skeleton shape="posters" />}>
        {(blocks) => <Blocks blocks={blocks} />}
      </Answered>
      {completeLists(config, locale).map((list) => (
        <CompleteList key={list.title} list={list} />
      ))}
    </Page>
  );
}

/** Omits links to pages that this site does not have, and blocks without other links. */
function Blocks({ blocks }: { blocks: readonly SitemapBlock[] }) {
  const { isMounted } = useApp();
  const shown = blocks
    .map(({ id, label, links, lang }) => ({
      id,
      label,
      lang,
      links: links.filter(({ link }) => isLinkVisible(link, isMounted)),
    }))
    .filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="sitemap-page-blocks">
      {shown.map(({ id, label, links, lang }) => (
        <section key={id} lang={lang}>
          <h2>{label}</h2>
          <ul className="sitemap-page-links">
            {links.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
              <li key={index}>
                <ContentLink link={entry.link}>{entry.label}</ContentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export { SitemapPage as Component };
