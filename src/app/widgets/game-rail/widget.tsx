import { type Game, gamesQuery, isOpen } from '../../../operator/catalogue.ts';
import { GamePosters } from '../../features/games/game-posters.tsx';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import { SeeAll } from '../see-all.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { GameRail as Fields } from './fields.ts';

const gamesOf = ({ category, provider, maxItems }: Fields) =>
  gamesQuery({
    limit: maxItems,
    ...(category !== undefined && { category }),
    ...(provider !== undefined && { provider }),
  });

/** A row of posters. Announced games are left out: only the list of the lobby labels them. */
function GameRail({ widget, title, level }: WidgetProps<Fields>) {
  return (
    <AnswerBlock
      className="game-rail"
      query={gamesOf(widget)}
      isShown={isOpen}
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
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <Rail onClick={onClick}>
      <GamePosters games={games} hrefOf={hrefOf} />
    </Rail>
  );
}

export const widget: Widget<Fields> = {
  Component: GameRail,
  needs: (widget) => [gamesOf(widget)],
};
