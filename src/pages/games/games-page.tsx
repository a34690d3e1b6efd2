import { useLocation, useSearchParams } from 'react-router-dom';
import { useArrivalNotice } from '../../features/arrival-notice.ts';
import { useText } from '../../i18n/text.ts';
import { allGamesQuery, type Game } from '../../operator/catalogue.ts';
import type { AppState } from '../../state/context.ts';
import { Answered } from '../answered.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { GameGridSkeleton } from '../game-grid.tsx';
import { Page } from '../page.tsx';
import { searchAddress } from '../search-address.ts';
import { categoryLabel } from './category-label.ts';
import { categoriesOf, filterGames, filtersFromSearch, providersOf } from './filter-games.ts';
import { FoundGames } from './found-games.tsx';
import { LobbyFilterForm } from './lobby-filters.tsx';

export async function load(app: AppState): Promise<void> {
  await app.queries.want(allGamesQuery());
}

/** The games lobby. */
export function GamesPage() {
  const { t } = useText();
  useArrivalNotice({ provider: 'games.unknownProvider' });
  return (
    <Page title={t('games.title')} intro={t('games.intro')}>
      <Answered query={allGamesQuery()} waiting={<GameGridSkeleton />}>
        {(games) => <Lobby games={games} />}
      </Answered>
    </Page>
  );
}

/** Every game, filtered by what the address says. */
function Lobby({ games }: { games: readonly Game[] }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filters = filtersFromSearch(search);
  return (
    <>
      <FilterTabs
        label={t('games.categories')}
        tabs={['', ...categoriesOf(games)].map((category) => ({
          label: categoryLabel(category, t),
          to: searchAddress(pathname, search, { category }),
          current: filters.category === category,
        }))}
      />
      <LobbyFilterForm provider={filters.provider} providers={providersOf(games)} />
      <FoundGames games={filterGames(games, filters)} />
    </>
  );
}
