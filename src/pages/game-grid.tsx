import type { Game } from '../operator/catalogue.ts';
import './game-grid.css';

/** Posters in as many columns as fit. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className="game-grid">
      {games.map((game) => (
        <li key={game.slug}>
          <img {...game.image} loading="lazy" alt={game.title} />
        </li>
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
