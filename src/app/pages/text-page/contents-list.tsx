import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Heading } from '../../../content/pages.ts';
import { useText } from '../../i18n/text.ts';

/** Fewer headings than this are seen without a list of them. */
const FEWEST = 3;

/** The contents of a long text: beside it where there is room (text-page.css), else above it and folded. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  const links = (
    <ol className="contents-links">
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          {/* Plain, so that the browser moves where the next Tab starts from, too. */}
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
