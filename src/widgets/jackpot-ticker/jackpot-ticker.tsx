import { useText } from '../../i18n/text.ts';
import { jackpotsQuery } from '../../operator/live.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import type { WidgetEntry, WidgetProps } from '../widget.ts';

/** The pots on a bulb-lit sign. */
function JackpotTicker({ widget, title, level }: WidgetProps<'jackpot-ticker'>) {
  const { t, money } = useText();
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
        <Rail className="night" label={title ?? t('home.jackpots')}>
          {jackpots.map(({ code, name, amount, currency }) => (
            <li key={code}>
              <span>{name}</span>
              <b>{money(amount, currency)}</b>
            </li>
          ))}
        </Rail>
      )}
    </AnswerBlock>
  );
}

export const jackpotTicker: WidgetEntry<'jackpot-ticker'> = {
  Component: JackpotTicker,
  needs: ({ group }) => [jackpotsQuery(group)],
};
