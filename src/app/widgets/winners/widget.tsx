import { entryPath } from '../../../lib/site-paths.ts';
import { type Winner, winnersQuery } from '../../../operator/live.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { Winners as Fields } from './fields.ts';

const winnersOf = ({ period, maxItems }: Fields) => winnersQuery(period, maxItems);

/** Latest wins, with names as abbreviated by the operator. */
function Winners({ widget, title, level }: WidgetProps<Fields>) {
  return (
    <AnswerBlock
      className="winners"
      query={winnersOf(widget)}
      skeleton="rows"
      title={title}
      level={level}
    >
      {(winners) => <Prizes winners={winners} period={widget.period} />}
    </AnswerBlock>
  );
}

function Prizes({ winners, period }: { winners: Winner[]; period: 'day' | 'week' }) {
  const { config } = useApp();
  const { money, date } = useText();
  const zone = useTimeZone();
  const { hrefOf, onClick } = usePlainLinks();
  const time: Intl.DateTimeFormatOptions = {
    ...(period === 'week' && { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    ...zone,
  };
  return (
    <Rail onClick={onClick}>
      {winners.map(({ player, game, amount, currency, wonAt }) => (
        <li key={wonAt + player}>
          <a className="winner" href={hrefOf(entryPath(config.routes.games, game.slug))}>
            <img
              src={game.image.src}
              width={game.image.width}
              height={game.image.height}
              alt=""
              loading="lazy"
            />
            <b>{money(amount, currency)}</b>
            <span>{game.title}</span>
            <small>
              {player} · <time dateTime={wonAt}>{date(new Date(wonAt), time)}</time>
            </small>
          </a>
        </li>
      ))}
    </Rail>
  );
}

export const widget: Widget<Fields> = {
  Component: Winners,
  needs: (widget) => [winnersOf(widget)],
};
