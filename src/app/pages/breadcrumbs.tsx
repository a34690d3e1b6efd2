import { Link } from 'react-router-dom';
import type { Crumb } from '../features/page-head/breadcrumbs.ts';
import { useText } from '../i18n/text.ts';
import './breadcrumbs.css';

/** Links to the parent pages (`trail` of PageHead). The page's own title follows as its heading. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { t } = useText();
  return (
    <nav className="breadcrumbs print-not" aria-label={t('pages.trail')}>
      <ol className="breadcrumbs-list">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
