import { memo } from 'react';
import type { Game } from '../../../operator/catalogue.ts';
import { Poster } from '../../ui/poster.tsx';
import { Heart } from './heart.tsx';

interface GameCardProps {
  game: Game;
  href: string | undefined;
  badge: string | undefined;
  /** Names the heart. */
  heart: string;
  marked: boolean;
  /** On the first screen of its page. */
  first: boolean;
  /** How far down its grid it is, as a class of the grid. */
  reach: string;
}

/** A game in a grid. Held by its parts, because a filter leaves most of hundreds as they are. */
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
        priority={first}
      />
      <Heart slug={game.slug} label={heart} marked={marked} />
    </li>
  );
});
