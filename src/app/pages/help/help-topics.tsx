import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router-dom';
import type { HelpTopic } from '../../../content/help.ts';
import { helpArticlePath, helpCategoryPath } from '../../../lib/info-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { PageState } from '../page-state.tsx';
import { CategoryIcon } from './category-icon.tsx';

/** Lists common questions, and all topics with their number of answers. Omits empty topics. */
export function HelpTopics({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useText();
  const { helpInfo } = useApp().config.routes;
  const shown = topics.filter(({ articles }) => articles.length > 0);
  // Editors put the most common question first.
  const first = shown.flatMap(({ key, lang, articles }) =>
    articles.slice(0, 1).map((article) => ({ key, lang, ...article })),
  );
  if (shown.length === 0)
    return (
      <PageState
        icon={BookOpen}
        title={t('helpCentre.empty.title')}
        text={t('helpCentre.empty.text')}
      />
    );
  return (
    <div className="help-overview">
      <section className="help-topics" aria-labelledby="help-topics-title">
        <h2 id="help-topics-title">{t('helpCentre.topics')}</h2>
        <ul className="help-topics-list">
          {shown.map(({ key, title, lang, icon, articles }) => (
            <li key={key}>
              <Link to={helpCategoryPath(helpInfo, key) ?? '/'}>
                <CategoryIcon name={icon} />
                <span>
                  <strong lang={lang}>{title}</strong>
                  <small>{t('helpCentre.count', { count: articles.length })}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="help-first" aria-labelledby="help-first-title">
        <h2 id="help-first-title">{t('helpCentre.first')}</h2>
        <ul className="help-links">
          {first.map(({ key, slug, lang, question }) => (
            <li key={slug} lang={lang}>
              <Link to={helpArticlePath(helpInfo, key, slug) ?? '/'}>{question}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Reserves the space of the topics. */
export function HelpTopicsSkeleton() {
  return (
    <div className="help-topics" aria-hidden="true">
      <ul className="help-topics-list">
        {Array.from({ length: 9 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all items are the same
          <li key={index} className="skeleton help-topics-place" />
        ))}
      </ul>
    </div>
  );
}
