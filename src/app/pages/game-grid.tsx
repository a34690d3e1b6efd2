import { useMemo } from 'react';
import { gamePath } from '../../lib/site-paths.ts';
import type { Game } from '../../operator/catalogue.ts';
import { gameBadge } from '../features/games/game-badge.ts';
import { GameCard } from '../features/games/game-card.tsx';
import { heartOf } from '../features/games/heart.tsx';
import { useFavourites } from '../features/games/use-favourites.ts';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { usePlainLinks } from '../ui/plain-links/use-plain-links.ts';
import './game-grid.css';
import { useFilling } from './use-filling.ts';

/** Two rows of a phone, which its first screen is sure to show. */
const FIRST_SCREEN = 6;
/** From here on nobody looks without scrolling. */
const FAR = 24;
/** Not `:nth-child()`: each card that comes would then have the style of all after it worked out anew. */
const reachOf = (place: number): string => {
  if (place < FIRST_SCREEN) return '';
  return place < FAR ? ' game-next' : ' game-far';
};

interface GameGridProps {
  games: readonly Game[];
  /** How many more are on their way: their places are kept, so that nothing below moves. */
  coming?: number;
  /** It comes first on its page: the pictures of the first screen are asked for before all else. */
  leads?: boolean;
}

/** Posters in as many columns as fit. */
export function GameGrid({ games, coming = 0, leads = false }: GameGridProps) {
  const { t } = useText();
  const { routes } = useApp().config;
  const { hrefOf, onClick } = usePlainLinks();
  const { slugs, toggle } = useFavourites();
  const filled = useFilling(games);
  const places = games.length - filled + coming;
  // Whatever else changes on the page, the same hundreds of cards are not looked at again.
  const cards = useMemo(
    () =>
      games
        .slice(0, filled)
        .map((game, place) => (
          <GameCard
            key={game.slug}
            game={game}
            href={hrefOf(gamePath(routes.games, game.slug))}
            badge={game.comingSoon ? t('games.soon') : gameBadge(game, t)}
            heart={t('games.favourite', { title: game.title })}
            marked={slugs.has(game.slug)}
            first={leads && place < FIRST_SCREEN}
            reach={reachOf(place)}
          />
        )),
    [games, filled, slugs, hrefOf, routes, t, leads],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside take the keys; this only listens for them
    <ul
      className="game-grid"
      onClick={(event) => {
        const slug = heartOf(event.target);
        if (slug === undefined) onClick(event);
        else toggle(slug);
      }}
    >
      {cards}
      {Array.from({ length: places }, (_, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a card takes its own place, the others stay where they are
          key={filled + place}
          className={`game-place${reachOf(filled + place)}`}
          aria-hidden="true"
        />
      ))}
    </ul>
  );
}

/** The grid's place while its games are on their way. */
export function GameGridSkeleton() {
  return (
    <ul className="game-grid game-grid-skeleton" aria-hidden="true">
      {Array.from({ length: 18 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else
        <li key={place} />
      ))}
    </ul>
  );
}
