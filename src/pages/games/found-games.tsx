import SearchX from 'lucide-react/icons/search-x';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Game } from '../../operator/catalogue.ts';
import { buttonClass } from '../../ui/button.tsx';
import { GameGrid } from '../game-grid.tsx';
import { PageState } from '../page-state.tsx';
import './found-games.css';

/** The games that passed the filters: how many, and their posters. */
export function FoundGames({ games }: { games: readonly Game[] }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const count = games.length;
  return (
    <>
      <p className="found-games-count">
        <strong role="status">
          {count === 1 ? t('games.count.one') : t('games.count.many', { count })}
        </strong>{' '}
        {t('games.soon')}
      </p>
      {count > 0 ? (
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
