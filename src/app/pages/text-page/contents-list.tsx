import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Heading } from '../../../content/pages.ts';
import { useText } from '../../i18n/text.ts';

/** Fewer headings than this get no list. */
const FEWEST = 3;

/**
 * Table of contents of a long text: beside it where there is space (text-page.css), otherwise above it and collapsed.
 */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  const links = (
    <ol className="contents-links">
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          {/* A plain link, so that the browser also moves the starting point of the next Tab. */}
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="contents print-not" aria-label={t('info.contents')}>
      <details className="contents-folded">
        <summary>
          {t('info.contents')}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        {links}
      </details>
      <div className="contents-open">
        <p>{t('info.contents')}</p>
        {links}
      </div>
    </nav>
  );
}
