import { usePlainLinks } from '../features/plain-links/use-plain-links.ts';
import { useText } from '../i18n/text.ts';
import { gamePath } from '../lib/site-paths.ts';
import type { Game } from '../operator/catalogue.ts';
import { useApp } from '../state/context.ts';
import { Poster } from '../ui/poster.tsx';
import './game-grid.css';

/** Posters in as many columns as fit. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  const { config } = useApp();
  const { t } = useText();
  const { hrefOf, onClick } = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys; this only keeps them in the page
    <ul className="game-grid" onClick={onClick}>
      {games.map((game) => (
        <li key={game.slug}>
          <Poster
            href={hrefOf(gamePath(config.routes.games, game.title))}
            image={game.image}
            title={game.title}
            caption={game.provider}
            badge={game.isNew ? t('home.new') : game.jackpot ? t('home.jackpot') : undefined}
          />
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
