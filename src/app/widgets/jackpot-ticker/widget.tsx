import { entryPath } from '../../../lib/site-paths.ts';
import { jackpotsQuery } from '../../../operator/live.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { JackpotTicker as Fields } from './fields.ts';

/** Jackpots, each linked to its game. */
function JackpotTicker({ widget, title, level }: WidgetProps<Fields>) {
  const { t, money } = useText();
  const { games } = useApp().config.routes;
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <AnswerBlock
      className="jackpots"
      query={jackpotsQuery(widget.group)}
      refreshSeconds={widget.refreshSeconds}
      skeleton="plates"
      title={title}
      level={level}
    >
      {(jackpots) => (
        <Rail onClick={onClick} className="night" label={title ?? t('home.jackpots')}>
          {jackpots.map(({ code, name, amount, currency, game }) => (
            <li key={code}>
              <a href={game && hrefOf(entryPath(games, game))}>
                <span>{name}</span>
                <b>{money(amount, currency)}</b>
              </a>
            </li>
          ))}
        </Rail>
      )}
    </AnswerBlock>
  );
}

export const widget: Widget<Fields> = {
  Component: JackpotTicker,
  needs: ({ group }) => [jackpotsQuery(group)],
};
