import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useAnswer } from '../../state/context.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CompleteList as List } from './complete-lists.ts';

/** Lists every page of one kind. Renders nothing for an empty list, or one that could not be read. */
export function CompleteList({ list: { title, query, links } }: { list: List }) {
  const { t } = useText();
  const { value, failed } = useAnswer(query);
  const now = usePageTime();
  if (value === undefined) return !failed && <Skeleton shape="posters" />;
  const shown = links(value, now);
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
