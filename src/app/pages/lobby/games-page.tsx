import { memo, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { allGamesQuery, type Game } from '../../../operator/catalogue.ts';
import { PlayersGames } from '../../features/games/players-games.tsx';
import { useText } from '../../i18n/text.ts';
import { putAnswer } from '../../state/answers.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { BreakGate } from '../break-gate.tsx';
import { categoryLabel } from '../code-labels.ts';
import { FailedState } from '../failed-state.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { searchAddress } from '../search-address.ts';
import { useFirstScreen } from '../use-first-screen.ts';
import { FoundGames } from './found-games.tsx';
import { filtersFromSearch, isWhole, type LobbyFilters } from './lobby-address.ts';
import { LobbyFilterForm } from './lobby-filters.tsx';
import { LobbyRails } from './lobby-rails.tsx';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import { firstView, firstViewKey, type LobbyView, lobbyView } from './lobby-view.ts';

/** Categories and providers until the games have loaded. */
const NOT_LOADED: Pick<LobbyView, 'categories' | 'providers'> = { categories: [], providers: [] };

export const loader = pageLoader(async ({ queries, stores }, { url }) => {
  const bill = allGamesQuery();
  await queries.want(bill);
  const { entries } = stores.answers;
  const answer = entries[bill.key];
  if (!answer) return;
  const filters = filtersFromSearch(url.searchParams);
  if (!import.meta.env.SSR) {
    lobbyView(answer.value as readonly Game[], filters);
    return;
  }
  // The server transfers only the first view; the browser requests the whole list.
  putAnswer(stores.answers, firstViewKey(filters), firstView(answer, filters));
  delete entries[bill.key];
});

function GamesPage() {
  const { t } = useText();
  const { queries, stores } = useApp();
  const search = useSearch();
  const { value, failed } = useAnswer(allGamesQuery());
  // Renders the list that follows the first view in slices, so that the page stays responsive (PF-2).
  const games = useDeferredValue(value);
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  // The tab or field responds at once; the grid follows (PF-9).
  const shownFilters = useDeferredValue(filters);
  const whole = useMemo(() => games && lobbyView(games, shownFilters), [games, shownFilters]);
  const first = stores.answers.entries[firstViewKey(shownFilters)]?.value as LobbyView | undefined;
  const view = whole ?? first;
  useArrivalNotice({ provider: 'games.unknownProvider', game: 'games.unknownGame' });
  return (
    <Page title={t('games.title')} intro={t('games.intro')} width="lobby">
      <BreakGate>
        {/* After a failure on the server the browser reads the list again. */}
        {!view && failed && !import.meta.env.SSR ? (
          <FailedState onRetry={() => queries.refresh(allGamesQuery())} />
        ) : (
          <>
            <LobbyBar view={view} filters={filters} />
            {isWhole(filters) && <PlayersGames games={games} />}
            {view ? (
              <Lobby view={view} filters={shownFilters} />
            ) : (
              <LobbySkeleton isWhole={isWhole(filters)} />
            )}
          </>
        )}
      </BreakGate>
    </Page>
  );
}

interface LobbyBarProps {
  /** Undefined while the games load; the bar keeps its place. */
  view: LobbyView | undefined;
  filters: LobbyFilters;
}

/** Search, filters and categories. Memoised like the lobby, because the page also renders when nothing here changes. */
const LobbyBar = memo(function LobbyBar({ view, filters }: LobbyBarProps) {
  const { categories, providers } = view ?? NOT_LOADED;
  const isFirstScreen = useFirstScreen(view !== undefined);
  const { t } = useText();
  const { pathname } = useLocation();
  const search = useSearch();
  return (
    <div className="lobby-bar">
      <LobbyFilterForm filters={filters} providers={isFirstScreen ? [] : providers} />
      <FilterTabs
        label={t('games.categories')}
        tabs={['', ...categories].map((category) => ({
          label: categoryLabel(category, t),
          to: searchAddress(pathname, search, { category, page: '' }),
          current: filters.category === category,
        }))}
      />
    </div>
  );
});

interface LobbyProps {
  view: LobbyView;
  filters: LobbyFilters;
}

/** Shows the rails or, with filters or an order in the URL, the matching games. */
const Lobby = memo(function Lobby({ view, filters }: LobbyProps) {
  const isFirstScreen = useFirstScreen();
  const isBelowRails = view.rails.length > 0;
  return (
    <>
      <LobbyRails rails={view.rails} isFirstScreen={isFirstScreen} />
      {isFirstScreen && isBelowRails ? (
        <div className="lobby-rest skeleton skeleton-posters" />
      ) : (
        <FoundGames view={view} filters={filters} />
      )}
    </>
  );
});

export { GamesPage as Component };
