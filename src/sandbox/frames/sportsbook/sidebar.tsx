import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { SearchBox } from './search-box.tsx';
import { toggleSidebar } from './sidebar-actions.ts';
import './sidebar.css';

/** Search and the tree of sports: a column where there is room for one, else a drawer over the page (SPT-2). */
export function Sidebar({ isWide }: { isWide: boolean }) {
  const { book, known, words } = useBook();
  const drawer = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isOpen = known.isSidebarOpen;

  useEffect(() => {
    if (isWide || !isOpen) return;
    const opened = drawer.current;
    opened?.showModal();
    box.current?.focus();
    return () => opened?.close();
  }, [isWide, isOpen]);

  // The drawer has done its work; a column stays.
  const close = () => {
    if (!isWide) toggleSidebar(book, false);
  };
  const content = (
    <>
      <SearchBox boxRef={box} onSearch={close} />
      <nav aria-label={words.menu}>
        <SportsTree onFollow={close} />
      </nav>
    </>
  );
  if (!isOpen) return null;
  if (isWide) return <aside className="sidebar">{content}</aside>;
  return (
    <dialog
      ref={drawer}
      className="sidebar"
      aria-label={words.menu}
      onCancel={close}
      // A tap beside it closes it.
      onPointerDown={({ target }) => target === drawer.current && close()}
    >
      <div className="sidebar-panel">
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <X aria-hidden="true" />
        </button>
        {content}
      </div>
    </dialog>
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
