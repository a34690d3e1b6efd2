import SearchX from 'lucide-react/icons/search-x';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type Text, useText } from '../../i18n/text.ts';
import type { Game } from '../../operator/catalogue.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useArrivalNotice } from '../../features/arrival-notice.ts';
import { FailedState } from '../failed-state.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { allGamesQuery } from './all-games.ts';
import { categoryLabel } from './category-label.ts';
import { categoriesOf, filterGames, filtersFromSearch, providersOf } from './filter-games.ts';
import { LobbyFilterForm } from './lobby-filters.tsx';
import './games-page.css';

export async function load(app: AppState): Promise<void> {
  await app.queries.want(allGamesQuery());
}

/** The lobby: every game, filtered by what the address says. */
export function GamesPage() {
  const { t } = useText();
  const { queries } = useApp();
  const { value: games, failed } = useAnswer(allGamesQuery());
  useArrivalNotice({ provider: 'games.unknownProvider' });
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filters = filtersFromSearch(search);

  return (
    <Page title={t('games.title')} intro={t('games.intro')}>
      <FilterTabs
        label={t('games.categories')}
        tabs={['', ...categoriesOf(games ?? [])].map((category) => ({
          label: categoryLabel(category, t),
          to: searchAddress(pathname, search, { category }),
          current: filters.category === category,
        }))}
      />
      <LobbyFilterForm filters={filters} providers={providersOf(games ?? [])} />
      {games ? (
        <Found games={filterGames(games, filters)} />
      ) : failed ? (
        <FailedState onRetry={() => void queries.refresh(allGamesQuery())} />
      ) : (
        <GameGridSkeleton />
      )}
    </Page>
  );
}

function Found({ games }: { games: readonly Game[] }) {
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    <>
      <p className="games-page-count" role="status">
        {countLabel(games.length, t)}
      </p>
      {games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <PageState icon={SearchX} title={t('games.none.title')} text={t('games.none.text')}>
          <Link className={buttonClass('quiet')} to={pathname}>
            {t('games.none.clear')}
          </Link>
        </PageState>
      )}
    </>
  );
}

const countLabel = (count: number, t: Text['t']): string =>
  count === 1 ? t('games.count.one') : t('games.count.many', { count });
