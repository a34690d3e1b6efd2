import { entryPath } from '../../../lib/site-paths.ts';
import type { Game } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { PlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Poster } from '../../ui/poster.tsx';
import { gameBadge } from './game-badge.ts';

interface GamePostersProps {
  games: readonly Game[];
  /** `href` of plain links; the surrounding list has the `onClick`. */
  hrefOf: PlainLinks['hrefOf'];
}

/** Games as items of a list. */
export function GamePosters({ games, hrefOf }: GamePostersProps) {
  const { config } = useApp();
  const { t } = useText();
  return games.map((game) => (
    <li key={game.slug}>
      <Poster
        href={hrefOf(entryPath(config.routes.games, game.slug))}
        image={game.image}
        title={game.title}
        caption={game.provider}
        badge={gameBadge(game, t)}
      />
    </li>
  ));
}
