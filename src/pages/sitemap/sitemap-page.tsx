import MapIcon from 'lucide-react/icons/map';
import { sitemapBlocksQuery } from '../../content/footer.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { isLinkVisible } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { FailedState } from '../failed-state.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import './sitemap-page.css';

export async function load({ queries, locale }: AppState): Promise<void> {
  await queries.want(sitemapBlocksQuery(locale));
}

/** Every page on one sheet; blocks whose pages this site does not have are left out. */
export function SitemapPage() {
  const { t } = useText();
  const { queries, locale, isMounted } = useApp();
  const query = sitemapBlocksQuery(locale);
  const { value: blocks, failed } = useAnswer(query);
  const shown = blocks
    ?.map((block) => ({
      ...block,
      links: block.links.filter(({ link }) => isLinkVisible(link, isMounted)),
    }))
    .filter((block) => block.links.length > 0);

  return (
    <Page title={t('sitemap.title')} intro={t('sitemap.intro')}>
      {shown === undefined ? (
        failed && <FailedState onRetry={() => void queries.refresh(query)} />
      ) : shown.length === 0 ? (
        <PageState icon={MapIcon} title={t('sitemap.none.title')} text={t('sitemap.none.text')} />
      ) : (
        <div className="sitemap-page-blocks">
          {shown.map((block) => (
            <section key={block.id}>
              <h2>{block.label}</h2>
              <ul className="sitemap-page-links">
                {block.links.map(({ label, link }) => (
                  <li key={label}>
                    <ContentLink link={link}>{label}</ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Page>
  );
}
