import { sportsEventsQuery } from '../../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { EventRail } from '../event-rail.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { SportsHighlights as Fields } from './fields.ts';

/** Odds move slowly before a match, but none older than two minutes are shown. */
const REFRESH_SECONDS = 60;

const eventsOf = ({ sport, maxItems }: Fields) =>
  sportsEventsQuery({ live: false, limit: maxItems, ...(sport !== undefined && { sport }) });

/** Upcoming matches. */
function SportsHighlights({ widget, title, level }: WidgetProps<Fields>) {
  const { config } = useApp();
  return (
    <EventRail
      query={eventsOf(widget)}
      refreshSeconds={REFRESH_SECONDS}
      path={config.routes.sportsBetting}
      sport={widget.sport}
      title={title}
      level={level}
    />
  );
}

export const widget: Widget<Fields> = {
  Component: SportsHighlights,
  needs: (widget) => [eventsOf(widget)],
};
