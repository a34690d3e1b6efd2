import { memo } from 'react';
import type { Game } from '../../../operator/catalogue.ts';
import { Poster } from '../../ui/poster.tsx';
import { Heart } from './heart.tsx';

interface GameCardProps {
  game: Game;
  href: string | undefined;
  badge: string | undefined;
  /** Accessible name of the heart. */
  heart: string;
  marked: boolean;
  /** Whether it is above the fold. */
  first: boolean;
  /** Class of the grid for the card's distance from the top. */
  reach: string;
}

/** A game in a grid. Memoised, because a filter leaves most of the hundreds of cards unchanged. */
export const GameCard = memo(function GameCard({
  game,
  href,
  badge,
  heart,
  marked,
  first,
  reach,
}: GameCardProps) {
  return (
    <li className={`game-card${reach}`}>
      <Poster
        href={href}
        image={game.image}
        title={game.title}
        caption={game.provider}
        badge={badge}
        priority={first ? 'high' : undefined}
      />
      <Heart slug={game.slug} label={heart} marked={marked} />
    </li>
  );
});
