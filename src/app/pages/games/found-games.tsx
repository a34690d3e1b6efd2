import SearchX from 'lucide-react/icons/search-x';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { GameGrid } from '../game-grid.tsx';
import { PageState } from '../page-state.tsx';
import './found-games.css';
import type { LobbyView } from './lobby-view.ts';

/** The games that passed the filters: how many, and their posters. */
export function FoundGames({ view: { shown, total } }: { view: LobbyView }) {
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    <>
      <p className="found-games-count">
        <strong role="status">{t('games.count', { count: total })}</strong>
      </p>
      {total > 0 ? (
        <GameGrid games={shown} coming={total - shown.length} leads />
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
