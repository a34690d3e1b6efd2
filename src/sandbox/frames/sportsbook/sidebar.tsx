import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { ODDS_FORMATS } from '../../../lib/odds-format.ts';
import { toggleSidebar } from './book.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { SEARCH_ID, SearchBox } from './search-box.tsx';
import './sidebar.css';

/** Search and sports tree: a column on wide screens, otherwise a drawer over the page (SPT-2). */
export function Sidebar({ isWide }: { isWide: boolean }) {
  const { known } = useBook();
  if (!known.isSidebarOpen) return null;
  if (!isWide) return <Drawer />;
  return (
    <aside className="sidebar">
      <SearchAndTree onDone={() => {}} />
    </aside>
  );
}

/** A drawer over the page. Focuses its search box, and restores focus when it closes. */
function Drawer() {
  const { book, words } = useBook();
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = drawer.current;
    opened?.showModal();
    document.getElementById(SEARCH_ID)?.focus();
    return () => opened?.close();
  }, []);
  const close = () => toggleSidebar(book, false);
  return (
    <dialog
      ref={drawer}
      className="sidebar"
      aria-label={words.menu}
      onCancel={close}
      // Closes on a click outside.
      onPointerDown={({ target }) => target === drawer.current && close()}
    >
      <div className="sidebar-panel">
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <X aria-hidden="true" />
        </button>
        <SearchAndTree onDone={close} />
      </div>
    </dialog>
  );
}

function SearchAndTree({ onDone }: { onDone: () => void }) {
  const { words } = useBook();
  return (
    <>
      <SearchBox onSearch={onDone} />
      <nav aria-label={words.menu}>
        <SportsTree onFollow={onDone} />
      </nav>
      <OddsFormatChoice />
    </>
  );
}

/** Odds format, stored on this device. */
function OddsFormatChoice() {
  const { book, known, words } = useBook();
  return (
    <p className="odds-format">
      <label htmlFor="odds-format">{words.oddsFormat}</label>
      <select
        id="odds-format"
        value={known.preferences.odds}
        onChange={({ target }) => {
          const chosen = ODDS_FORMATS.find((each) => each === target.value);
          if (chosen) book.state.preferences.odds = chosen;
        }}
      >
        {ODDS_FORMATS.map((each) => (
          <option key={each} value={each}>
            {words.oddsFormats[each]}
          </option>
        ))}
      </select>
    </p>
  );
}

function SportsTree({ onFollow }: { onFollow: () => void }) {
  const { known, wording } = useBook();
  return (
    <ul className="tree">
      {known.tree?.sports.map(({ code, live, competitions }) => (
        <li key={code}>
          <PathLink to={`/${code}`} onFollow={onFollow}>
            <b>{wording.sport(code)}</b>
            {live > 0 && <Count of={live} isLive />}
          </PathLink>
          <ul>
            {competitions.map((competition) => (
              <li key={competition.slug}>
                <PathLink to={`/${code}/${competition.slug}`} onFollow={onFollow}>
                  {competition.name}
                  <Count of={competition.live + competition.upcoming} />
                </PathLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Count({ of, isLive = false }: { of: number; isLive?: boolean }) {
  const { words } = useBook();
  return (
    <span className={isLive ? 'count is-live' : 'count'}>
      <span aria-hidden="true">{of}</span>
      <span className="hidden">
        {isLive && `${words.live}: `}
        {words.count(of)}
      </span>
    </span>
  );
}
