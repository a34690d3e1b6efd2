import { Link } from 'react-router-dom';
import { entryPath, providerPath } from '../../../lib/site-paths.ts';
import type { Game } from '../../../operator/catalogue.ts';
import { useBreak } from '../../features/break/use-break.ts';
import { gameBadge } from '../../features/games/game-badge.ts';
import { Heart, heartOf } from '../../features/games/heart.tsx';
import { useFavourites } from '../../features/games/use-favourites.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { BreakGate } from '../break-gate.tsx';
import { categoryLabel } from '../code-labels.ts';
import { GameGrid } from '../game-grid.tsx';
import { searchAddress } from '../search-address.ts';
import { useFirstScreen } from '../use-first-screen.ts';
import { GameSheet } from './game-sheet.tsx';
import { growFromPoster } from './grow-from-poster.ts';
import type { KnownGame } from './known-game.ts';
import { WaysIn } from './ways-in.tsx';
import './game-page.css';

interface GameArticleProps {
  known: KnownGame;
  /** Whether the published details are still loading. */
  waiting: boolean;
}

export function GameArticle({ known: { game, details, similar }, waiting }: GameArticleProps) {
  const { t } = useText();
  const { routes } = useApp().config;
  const { slugs, toggle } = useFavourites();
  const isOnBreak = useBreak() !== undefined;
  const isFirstScreen = useFirstScreen();
  const { slug, title, provider, image } = game;
  const badge = game.comingSoon ? t('games.soon') : gameBadge(game, t);
  return (
    <article className="page game-page">
      <PageHead
        title={title}
        description={t('game.description', { title, provider })}
        path={entryPath(routes.games, slug)}
        trail={[{ name: t('games.title'), path: routes.games ?? '/' }]}
        picture={image}
      />
      <div ref={growFromPoster} className="game-page-poster">
        <img {...image} alt="" fetchPriority="high" decoding="sync" />
      </div>
      <header className="game-page-head">
        <h1>{title}</h1>
        <Origin game={game} />
        {badge && <p className="game-page-badge">{badge}</p>}
      </header>
      <div className="game-page-body">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the button inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on the button trigger a click */}
        <div
          className="game-page-ways"
          onClick={({ target }) => heartOf(target) !== undefined && toggle(slug)}
        >
          <BreakGate>
            <WaysIn game={game} playable={details?.playable} waiting={waiting} />
            <Heart slug={slug} label={t('games.favourite', { title })} marked={slugs.has(slug)} />
          </BreakGate>
        </div>
        <p className="game-page-fun">{t('game.fun')}</p>
        <GameSheet sheet={details?.sheet} waiting={waiting} />
      </div>
      {similar.length > 0 && !isOnBreak && !isFirstScreen && (
        <section className="game-page-similar">
          <h2>{t('game.similar')}</h2>
          <GameGrid games={similar} />
        </section>
      )}
    </article>
  );
}

/** Links to the provider and the category. */
function Origin({ game: { provider, category } }: { game: Game }) {
  const { t } = useText();
  const { routes } = useApp().config;
  const studio = providerPath(routes.gamesProviders, provider);
  const kind = searchAddress(routes.games ?? '/', new URLSearchParams(), { category });
  return (
    <p className="game-page-origin">
      {t('game.by')} {studio ? <Link to={studio}>{provider}</Link> : provider} ·{' '}
      <Link to={kind}>{categoryLabel(category, t)}</Link>
    </p>
  );
}
