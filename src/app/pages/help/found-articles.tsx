import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router-dom';
import { helpArticlePath } from '../../../lib/info-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageState } from '../page-state.tsx';
import { excerpt, markWords } from './mark-words.ts';
import type { FoundArticle } from './search-help.ts';

/** Lists search results, best match first, with the matches highlighted. */
export function FoundArticles({ found }: { found: readonly FoundArticle[] }) {
  const { t } = useText();
  const { helpInfo = '/' } = useApp().config.routes;
  if (found.length === 0)
    return (
      <PageState icon={SearchX} title={t('helpCentre.none.title')} text={t('helpCentre.none.text')}>
        <Link className={buttonClass('quiet')} to={helpInfo}>
          {t('helpCentre.none.clear')}
        </Link>
      </PageState>
    );
  return (
    <section aria-labelledby="help-found-title">
      <h2 id="help-found-title" className="visually-hidden">
        {t('helpCentre.found.title')}
      </h2>
      <ol className="help-found">
        {found.map(({ article, category, text, words }) => (
          <li key={article.slug} lang={category.lang}>
            <Link to={helpArticlePath(helpInfo, category.key, article.slug) ?? '/'}>
              <strong>
                <Marked text={article.question} words={words} />
              </strong>
              <span className="help-found-text">
                <Marked text={excerpt(text, words)} words={words} />
              </span>
              <small>{category.title}</small>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
