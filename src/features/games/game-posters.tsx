import { useText } from '../../i18n/text.ts';
import { gamePath } from '../../lib/site-paths.ts';
import type { Game } from '../../operator/catalogue.ts';
import { useApp } from '../../state/context.ts';
import { Poster } from '../../ui/poster.tsx';
import type { PlainLinks } from '../plain-links/use-plain-links.ts';

interface GamePostersProps {
  games: readonly Game[];
  /** Of the plain links whose `onClick` stands on the list around them. */
  hrefOf: PlainLinks['hrefOf'];
}

/** Games as items of a list. */
export function GamePosters({ games, hrefOf }: GamePostersProps) {
  const { config } = useApp();
  const { t } = useText();
  return games.map(({ slug, title, provider, image, isNew, jackpot }) => (
    <li key={slug}>
      <Poster
        href={hrefOf(gamePath(config.routes.games, title))}
        image={image}
        title={title}
        caption={provider}
        badge={isNew ? t('home.new') : jackpot ? t('home.jackpot') : undefined}
      />
    </li>
  ));
}
