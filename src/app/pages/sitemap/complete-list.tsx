import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useAnswer } from '../../state/context.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import type { CompleteList as List } from './complete-lists.ts';

/** Lists every page of one kind. Renders nothing for an empty list or while it loads. */
export function CompleteList({ list: { title, query, links } }: { list: List }) {
  const { t } = useText();
  const { value } = useAnswer(query);
  const now = usePageTime();
  const shown = value === undefined ? [] : links(value, now);
  if (shown.length === 0) return null;
  return (
    <section className="sitemap-page-all">
      <h2>{t(title)}</h2>
      <ul className="sitemap-page-links">
        {shown.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
