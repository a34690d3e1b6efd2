import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { announce } from '../../ui/announce.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isPlainClick } from '../../ui/plain-links/is-plain-click.ts';
import { GameGrid } from '../game-grid.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import './found-games.css';
import { isWhole, type LobbyFilters } from './lobby-address.ts';
import type { LobbyView } from './lobby-view.ts';

interface FoundGamesProps {
  view: LobbyView;
  filters: LobbyFilters;
}

/** Shows the number of matching games and their posters. */
export function FoundGames({ view: { rails, shown, upTo, total }, filters }: FoundGamesProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const search = useSearch();
  const isBelowRails = rails.length > 0;
  /** Index of the first game that a press of "Show more" adds. */
  const firstNew = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per press
  useEffect(() => {
    if (firstNew.current !== undefined) announce(t('games.shown', { shown: upTo, total }));
  }, [upTo]);
  return (
    <section className="found-games" aria-label={t('games.category.all')}>
      <div className="found-games-head">
        {isBelowRails && <h2>{t('games.category.all')}</h2>}
        <strong className="found-games-count" role="status">
          {t('games.count', { count: total })}
        </strong>
      </div>
      {total > 0 && (
        <GameGrid
          games={shown}
          coming={upTo - shown.length}
          leads={!isBelowRails}
          focusAt={firstNew}
        />
      )}
      {total === 0 && isWhole(filters) && (
        <PageState icon={SearchX} title={t('games.empty.title')} text={t('games.empty.text')} />
      )}
      {total === 0 && !isWhole(filters) && (
        <PageState icon={SearchX} title={t('games.none.title')} text={t('games.none.text')}>
          <Link className={buttonClass('quiet')} to={pathname}>
            {t('games.none.clear')}
          </Link>
        </PageState>
      )}
      {upTo < total && (
        <p className="found-games-more">
          {t('games.shown', { shown: upTo, total })}
          <Link
            className={buttonClass('quiet')}
            to={searchAddress(pathname, search, { page: String(filters.page + 1) })}
            replace
            preventScrollReset
            onClick={(event) => {
              if (isPlainClick(event)) firstNew.current = upTo;
            }}
          >
            {t('games.more')}
          </Link>
        </p>
      )}
    </section>
  );
}
