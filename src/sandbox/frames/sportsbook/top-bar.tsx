import MenuIcon from 'lucide-react/icons/menu';
import { useCurrentInView } from '../../../app/ui/use-current-in-view.ts';
import { BOOK_PATHS } from '../../../operator/frame-messages.ts';
import { toggleSidebar } from './book.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { RESULTS } from './screens.ts';
import './top-bar.css';

const SCREENS: readonly string[] = ['/', BOOK_PATHS.live, BOOK_PATHS.ownBets, RESULTS];

/** Navigation of the sportsbook, and the balance. */
export function TopBar() {
  const { book, known, wording, words } = useBook();
  const names = [words.upcoming, words.live, words.myBets, words.results];
  // A small phone has no room for all names. The number of live matches, once known, needs more of it.
  const place = known.tree ? SCREENS.indexOf(known.path) : -1;
  const row = useCurrentInView<HTMLElement>(place);
  const live = known.tree?.sports.reduce((sum, sport) => sum + sport.live, 0) ?? 0;
  return (
    <div className="top-bar">
      <button
        type="button"
        className="icon-button"
        aria-label={words.menu}
        aria-expanded={known.isSidebarOpen}
        onClick={() => toggleSidebar(book)}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      <nav ref={row} aria-label={words.book}>
        {SCREENS.map((path, place) => (
          <PathLink key={path} to={path}>
            {names[place]}
            {path === BOOK_PATHS.live && live > 0 && (
              <>
                {' '}
                <span className="count is-live">{live}</span>
              </>
            )}
          </PathLink>
        ))}
      </nav>
      {known.player && (
        <p className="top-bar-balance">
          <small>{words.balance}</small>{' '}
          {wording.money(known.player.balance, known.player.currency)}
        </p>
      )}
    </div>
  );
}
