import { useSyncExternalStore } from 'react';
import { BetSlip } from './bet-slip.tsx';
import { useBook } from './book-context.ts';
import { ScreenView } from './screen-view.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Width at which the sidebar is a column, CSS px; the same value as in app.css. */
export const wide = matchMedia('(width >= 1100px)');

function subscribeWide(onChange: () => void) {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

export function App() {
  const { known, words } = useBook();
  const isWide = useSyncExternalStore(subscribeWide, () => wide.matches);
  return (
    <div className="book" data-sidebar={isWide && known.isSidebarOpen}>
      <TopBar />
      {known.stream === 'lost' && (
        <p className="lost" role="status">
          {words.lost}
        </p>
      )}
      <Sidebar isWide={isWide} />
      {/* Labelled, because the parent page has a main landmark, too. */}
      <main id="main" tabIndex={-1} aria-label={words.book}>
        <ScreenView />
      </main>
      <BetSlip />
      <p className="hidden" role="status">
        {known.news}
      </p>
    </div>
  );
}
