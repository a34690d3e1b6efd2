import MenuIcon from 'lucide-react/icons/menu';
import { BOOK_PATHS } from '../../../operator/frame-messages.ts';
import { toggleSidebar } from './book.ts';
import { useBook } from './book-context.ts';
import { PathLink } from './path-link.tsx';
import { RESULTS } from './screens.ts';
import './top-bar.css';

/** Navigation of the sportsbook, and the balance. */
export function TopBar() {
  const { book, known, wording, words } = useBook();
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
      <nav aria-label={words.book}>
        <PathLink to="/">{words.upcoming}</PathLink>
        <PathLink to={BOOK_PATHS.live}>
          {words.live} {live > 0 && <span className="count is-live">{live}</span>}
        </PathLink>
        <PathLink to={BOOK_PATHS.ownBets}>{words.myBets}</PathLink>
        <PathLink to={RESULTS}>{words.results}</PathLink>
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
