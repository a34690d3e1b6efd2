import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { allGamesQuery, type Game } from '../../../operator/catalogue.ts';
import { PlayersGames } from '../../features/games/players-games.tsx';
import { useText } from '../../i18n/text.ts';
import { putAnswer } from '../../state/answers.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { BreakGate } from '../break-gate.tsx';
import { categoryLabel } from '../code-labels.ts';
import { FailedState } from '../failed-state.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { GameGridSkeleton } from '../game-grid.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { searchAddress } from '../search-address.ts';
import { useFirstScreen } from '../use-first-screen.ts';
import { FoundGames } from './found-games.tsx';
import { filtersFromSearch, isWhole, type LobbyFilters } from './lobby-address.ts';
import { LobbyFilterForm } from './lobby-filters.tsx';
import { LobbyRails } from './lobby-rails.tsx';
import { firstView, firstViewKey, type LobbyView, lobbyView } from './lobby-view.ts';

export const loader = pageLoader(async ({ queries, stores }, { url }) => {
  const bill = allGamesQuery();
  await queries.want(bill);
  const { entries } = stores.answers;
  const answer = entries[bill.key];
  if (!import.meta.env.SSR || !answer) return;
  // The server transfers only the first view; the browser requests the whole list.
  const filters = filtersFromSearch(url.searchParams);
  putAnswer(stores.answers, firstViewKey(filters), firstView(answer, filters));
  delete entries[bill.key];
});

function GamesPage() {
  const { t } = useText();
  const { queries, stores } = useApp();
  const search = useSearch();
  const hydrated = useHydrated();
  const { value: games, failed } = useAnswer(allGamesQuery());
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  // The tab or field responds at once; the grid follows (PF-9).
  const shownFilters = useDeferredValue(filters);
  const whole = useMemo(() => games && lobbyView(games, shownFilters), [games, shownFilters]);
  const first = stores.answers.entries[firstViewKey(shownFilters)]?.value as LobbyView | undefined;
  // The list may arrive before React has hydrated the server's markup.
  const view = hydrated ? (whole ?? first) : first;
  useArrivalNotice({ provider: 'games.unknownProvider', game: 'games.unknownGame' });
  return (
    <Page title={t('games.title')} intro={t('games.intro')} width="lobby">
      <BreakGate>
        {view && <Lobby view={view} filters={filters} games={games} />}
        {!view && failed && hydrated && (
          <FailedState onRetry={() => void queries.refresh(allGamesQuery())} />
        )}
        {!view && !(failed && hydrated) && <GameGridSkeleton />}
      </BreakGate>
    </Page>
  );
}

interface LobbyProps {
  view: LobbyView;
  filters: LobbyFilters;
  /** All games, once loaded. */
  games: readonly Game[] | undefined;
}

/** Shows the rails or, with filters or an order in the URL, the matching games. */
function Lobby({ view, filters, games }: LobbyProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const search = useSearch();
  const isFirstScreen = useFirstScreen();
  const isBelowRails = view.rails.length > 0;
  return (
    <>
      <div className="lobby-bar">
        <LobbyFilterForm filters={filters} providers={view.providers} />
        <FilterTabs
          label={t('games.categories')}
          tabs={['', ...view.categories].map((category) => ({
            label: categoryLabel(category, t),
            to: searchAddress(pathname, search, { category, page: '' }),
            current: filters.category === category,
          }))}
        />
      </div>
      {isWhole(filters) && <PlayersGames games={games} />}
      <LobbyRails rails={view.rails} isFirstScreen={isFirstScreen} />
      {isFirstScreen && isBelowRails ? (
        <div className="lobby-rest" />
      ) : (
        <FoundGames view={view} page={filters.page} />
      )}
    </>
  );
}

export { GamesPage as Component };
