import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link, Navigate, redirect, useParams } from 'react-router-dom';
import type { HelpCategory } from '../../../content/help.ts';
import { helpTopicsQuery } from '../../../content/help.ts';
import { helpArticlePath, helpCategoryPath } from '../../../lib/info-paths.ts';
import { firstWords } from '../../../lib/plain-text.ts';
import { StructuredData } from '../../features/page-head/structured-data.tsx';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { Page } from '../page.tsx';
import { ContactWays } from './contact-ways.tsx';
import { faqPage } from './faq-page.ts';
import './help-category-page.css';
import { pageLoader } from '../page-loader.ts';
import { DESCRIPTION_LENGTH, helpTrail } from './help-trail.ts';
import { goneTo, loadCategory, useCategory } from './known-help.ts';

export const loader = pageLoader(async (app, { params }) => {
  const category = await loadCategory(app, params['category'] ?? '');
  if (!category) return redirect(goneTo(app.config));
  await app.queries.want(helpTopicsQuery(app.locale));
  return undefined;
});

/** Lists the questions of a topic, each of which links to its answer. */
function CategoryPage() {
  const { category: key = '' } = useParams();
  const { config } = useApp();
  const category = useCategory(key);
  if (category) return <Questions category={category} />;
  // The category can be removed while its page is open.
  return category === null ? <Navigate to={goneTo(config)} replace /> : null;
}

function Questions({ category }: { category: HelpCategory }) {
  const { t } = useText();
  const { config, locale } = useApp();
  const { helpInfo } = config.routes;
  const { key, title, lang, articles } = category;
  const trail = helpTrail(config, t('helpCentre.title'));
  const faq = import.meta.env.SSR ? faqPage(category, lang ?? locale) : undefined;
  return (
    <Page
      title={title}
      lang={lang}
      noIndex={lang !== undefined}
      description={firstWords(
        `${title}: ${articles.map(({ question }) => question).join(' ')}`,
        DESCRIPTION_LENGTH,
      )}
      path={helpCategoryPath(helpInfo, key)}
      trail={trail}
      above={<Breadcrumbs trail={trail} />}
      width="text"
    >
      {faq && <StructuredData data={faq} />}
      {articles.map(({ slug, question, answer }) => (
        <details key={slug} className="help-question">
          <summary>
            <h2 lang={lang}>{question}</h2>
            <ChevronDown size={24} aria-hidden="true" />
          </summary>
          <RichHtml html={answer} />
          <Link
            to={helpArticlePath(helpInfo, key, slug) ?? '/'}
            aria-label={t('helpCentre.article.about', { question })}
          >
            {t('helpCentre.article.open')}
          </Link>
        </details>
      ))}
      <OtherTopics current={key} />
      <ContactWays />
    </Page>
  );
}

function OtherTopics({ current }: { current: string }) {
  const { t } = useText();
  const { config, locale } = useApp();
  const { value: topics = [] } = useAnswer(helpTopicsQuery(locale));
  const others = topics.flatMap(({ key, title, lang, articles }) => {
    const to = helpCategoryPath(config.routes.helpInfo, key);
    return to && key !== current && articles.length > 0
      ? [{ label: title, lang, to, current: false }]
      : [];
  });
  if (others.length === 0) return null;
  return (
    <section className="help-others">
      <h2>{t('helpCentre.category.others')}</h2>
      <FilterTabs kind="wrapped" label={t('helpCentre.category.others')} tabs={others} />
    </section>
  );
}

export { CategoryPage as Component };
