import { usePlainLinks } from '../../features/plain-links/use-plain-links.ts';
import { useText } from '../../i18n/text.ts';
import { gamePath } from '../../lib/site-paths.ts';
import { type Game, gamesQuery } from '../../operator/catalogue.ts';
import { useApp } from '../../state/context.ts';
import { Poster } from '../../ui/poster.tsx';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import { SeeAll } from '../see-all.tsx';
import type { WidgetEntry, WidgetOf, WidgetProps } from '../widget.ts';

const gamesOf = ({ category, provider, maxItems }: WidgetOf<'game-rail'>) =>
  gamesQuery({
    limit: maxItems,
    ...(category !== undefined && { category }),
    ...(provider !== undefined && { provider }),
  });

/** A row of posters. */
function GameRail({ widget, title, level }: WidgetProps<'game-rail'>) {
  return (
    <AnswerBlock
      className="game-rail"
      query={gamesOf(widget)}
      skeleton="posters"
      title={title}
      level={level}
      action={<SeeAll link={widget.seeAll} />}
    >
      {(games) => <Posters games={games.slice(0, widget.maxItems)} />}
    </AnswerBlock>
  );
}

function Posters({ games }: { games: Game[] }) {
  const { config } = useApp();
  const { t } = useText();
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <Rail onClick={onClick}>
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
    </Rail>
  );
}

export const gameRail: WidgetEntry<'game-rail'> = {
  Component: GameRail,
  needs: (widget) => [gamesOf(widget)],
};
