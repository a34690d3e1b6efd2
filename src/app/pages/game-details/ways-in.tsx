import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { FROM_GAME_PAGE, playPath } from '../../../lib/site-paths.ts';
import type { Game } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoginOr } from '../login-or.tsx';

interface WaysInProps {
  game: Game;
  /** undefined until known. */
  playable: boolean | undefined;
  waiting: boolean;
}

/** Buttons to play for money, which requires a log-in, and as a demo where the operator allows it. */
export function WaysIn({ game: { slug, demo, comingSoon }, playable, waiting }: WaysInProps) {
  const { t } = useText();
  const { games } = useApp().config.routes;
  if (comingSoon) return <p className="game-page-closed">{t('games.soon.text')}</p>;
  if (playable === false) return <p className="game-page-closed">{t('game.closed')}</p>;
  return (
    <div className="game-page-buttons" aria-busy={waiting || undefined}>
      <LoginOr needed label={t('game.login')}>
        <Link className={buttonClass('primary')} to={playPath(games, slug, 'real') ?? '/'}>
          <Play size={20} aria-hidden="true" />
          {t('game.play')}
        </Link>
      </LoginOr>
      {demo && (
        <Link
          className={buttonClass('outline')}
          to={playPath(games, slug, 'demo') ?? '/'}
          state={FROM_GAME_PAGE}
        >
          {t('game.demo')}
        </Link>
      )}
    </div>
  );
}
