import { GamePosters } from '../features/games/game-posters.tsx';
import { usePlainLinks } from '../features/plain-links/use-plain-links.ts';
import type { Game } from '../operator/catalogue.ts';
import './game-grid.css';

/** Posters in as many columns as fit. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { hrefOf, onClick } = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys; this only keeps them in the page
    <ul className="game-grid" onClick={onClick}>
      <GamePosters games={games} hrefOf={hrefOf} />
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
