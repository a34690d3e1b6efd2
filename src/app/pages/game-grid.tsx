import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { entryPath } from '../../lib/site-paths.ts';
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
import { useFirstScreen } from './use-first-screen.ts';

/** Two rows on a phone, always in the first viewport. */
const FIRST_SCREEN = 6;
/** From here on, games are only seen after scrolling. */
const FAR = 24;
/**
 * A class rather than `:nth-child()`, with which each added card would recalculate the styles of all cards after it.
 */
const reachOf = (place: number): string => {
  if (place < FIRST_SCREEN) return '';
  return place < FAR ? ' game-next' : ' game-far';
};

interface GameGridProps {
  games: readonly Game[];
  /** Number of games still loading. Their space is reserved, so that nothing below moves. */
  coming?: number;
  /** Whether it is the first content of its page: images in the first viewport then load with priority. */
  leads?: boolean;
  /** Place of the game that gets the focus once it is shown. */
  focusAt?: RefObject<number | undefined>;
}

/** Shows posters in as many columns as fit. */
export function GameGrid({ games, coming = 0, leads = false, focusAt }: GameGridProps) {
  const { t } = useText();
  const { routes } = useApp().config;
  const { hrefOf, onClick } = usePlainLinks();
  const { slugs, toggle } = useFavourites();
  const filled = useFilling(games, { first: useFirstScreen() ? FIRST_SCREEN : FAR });
  const places = games.length - filled + coming;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusAt?.current === undefined || focusAt.current >= filled) return;
    list.current?.children[focusAt.current]?.querySelector('a')?.focus();
    focusAt.current = undefined;
  }, [filled, focusAt]);
  // So that other changes on the page do not re-render hundreds of cards.
  const cards = useMemo(
    () =>
      games
        .slice(0, filled)
        .map((game, place) => (
          <GameCard
            key={game.slug}
            game={game}
            href={hrefOf(entryPath(routes.games, game.slug))}
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside handle keys
    <ul
      ref={list}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a card replaces the placeholder at its index
          key={filled + place}
          className={`game-place${reachOf(filled + place)}`}
          aria-hidden="true"
        />
      ))}
    </ul>
  );
}

/** Reserves the grid's space while its games load. */
export function GameGridSkeleton() {
  return (
    <ul className="game-grid game-grid-skeleton" aria-hidden="true">
      {Array.from({ length: 18 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other key
        <li key={place} />
      ))}
    </ul>
  );
}
