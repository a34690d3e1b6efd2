import { Link } from 'react-router-dom';
import { showFocused } from '../ui/show-focused.ts';
import { useCurrentInView } from '../ui/use-current-in-view.ts';
import './filter-tabs.css';

interface FilterTab {
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  to: string;
  current: boolean;
}

interface FilterTabsProps {
  label: string;
  tabs: readonly FilterTab[];
  /** `filter` narrows the content of the page, `switch` opens another view, and `wrapped` shows all tabs at once. */
  kind?: 'filter' | 'switch' | 'wrapped';
}

/** A single choice as links, so that each option has a URL and works without scripts. */
export function FilterTabs({ label, tabs, kind = 'filter' }: FilterTabsProps) {
  const row = useCurrentInView<HTMLUListElement>(tabs.findIndex(({ current }) => current));
  return (
    <nav className={`filter-tabs filter-tabs-${kind}`} aria-label={label}>
      <ul ref={row} className="filter-tabs-list" onFocus={showFocused}>
        {tabs.map(({ label: text, lang, to, current }) => (
          <li key={to}>
            <Link
              to={to}
              lang={lang}
              preventScrollReset={kind === 'filter'}
              aria-current={current ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
