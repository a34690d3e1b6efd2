import { sportsEventsQuery } from '../../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { EventRail } from '../event-rail.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { SportsHighlights as Fields } from './fields.ts';

/** Prices before a match move slowly, but none is shown that is older than two minutes. */
const REFRESH_SECONDS = 60;

const eventsOf = ({ sport, maxItems }: Fields) =>
  sportsEventsQuery({ live: false, limit: maxItems, ...(sport !== undefined && { sport }) });

/** Matches that begin next. */
function SportsHighlights({ widget, title, level }: WidgetProps<Fields>) {
  const { config } = useApp();
  return (
    <EventRail
      query={eventsOf(widget)}
      refreshSeconds={REFRESH_SECONDS}
      path={config.routes.sportsBetting}
      title={title}
      level={level}
    />
  );
}

export const widget: Widget<Fields> = {
  Component: SportsHighlights,
  needs: (widget) => [eventsOf(widget)],
};
