import { Link } from 'react-router-dom';
import { pageTitlesQuery } from '../../content/pages.ts';
import { useText } from '../../i18n/text.ts';
import { textPagePath } from '../../lib/site-paths.ts';
import { useAnswer, useApp } from '../../state/context.ts';

/** What else there is to read of this kind. @param than slug of the text shown */
export function OtherTexts({ than }: { than: string }) {
  const { t } = useText();
  const { config, locale } = useApp();
  const titles = useAnswer(pageTitlesQuery(locale)).value ?? [];
  const others = titles.flatMap(({ slug, title }) => {
    const to = textPagePath(config.routes, slug);
    return to && slug !== than ? [{ to, title }] : [];
  });
  if (others.length === 0) return null;
  return (
    <nav className="other-texts print-not" aria-labelledby="other-texts">
      <h2 id="other-texts">{t('info.others')}</h2>
      <ul className="other-texts-list">
        {others.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
