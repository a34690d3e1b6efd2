import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { HelpCategory } from '../../../content/help.ts';
import { helpArticlePath } from '../../../lib/info-paths.ts';
import { firstWords, plainText } from '../../../lib/plain-text.ts';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Page } from '../page.tsx';
import { PrintButton, PrintHead } from '../printed-page.tsx';
import { ArticleVote } from './article-vote.tsx';
import './article-view.css';
import { ContactWays } from './contact-ways.tsx';
import { DESCRIPTION_LENGTH, helpTrail } from './help-trail.ts';

/** @param at index of the article in its category */
export function HelpArticleView({ category, at }: { category: HelpCategory; at: number }) {
  const { t, date } = useText();
  const { config } = useApp();
  const zone = useTimeZone();
  const article = category.articles[at];
  if (!article) return null;
  const { slug, question, answer, updatedAt } = article;
  const trail = helpTrail(config, t('helpCentre.title'), category);
  const changed = updatedAt && date(Date.parse(updatedAt), { dateStyle: 'long', ...zone });
  return (
    <Page
      title={question}
      lang={category.lang}
      noIndex={category.lang !== undefined}
      description={firstWords(plainText(answer), DESCRIPTION_LENGTH)}
      path={helpArticlePath(config.routes.helpInfo, category.key, slug)}
      trail={trail}
      above={
        <>
          <PrintHead />
          <Breadcrumbs trail={trail} />
        </>
      }
      width="text"
    >
      <article className="help-article">
        <RichHtml html={answer} />
        <footer className="help-article-foot">
          {changed && <p>{t('helpCentre.article.updated', { date: changed })}</p>}
          <PrintButton />
        </footer>
      </article>
      <ArticleVote slug={slug} />
      <Neighbours category={category} at={at} />
      <ContactWays />
    </Page>
  );
}

/** Links to the previous and next article. */
function Neighbours({ category, at }: { category: HelpCategory; at: number }) {
  const { key, articles, lang } = category;
  const { t } = useText();
  const { helpInfo } = useApp().config.routes;
  const [before, next] = [articles[at - 1], articles[at + 1]];
  const to = (slug: string) => helpArticlePath(helpInfo, key, slug) ?? '/';
  if (!before && !next) return null;
  return (
    <nav className="help-neighbours print-not" aria-label={t('helpCentre.article.more')}>
      {before && (
        <Link to={to(before.slug)} className="help-neighbours-before">
          <ArrowLeft size={20} aria-hidden />
          <span>
            <small>{t('helpCentre.article.before')}</small>{' '}
            <span lang={lang}>{before.question}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={to(next.slug)} className="help-neighbours-next">
          <span>
            <small>{t('helpCentre.article.next')}</small> <span lang={lang}>{next.question}</span>
          </span>
          <ArrowRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
