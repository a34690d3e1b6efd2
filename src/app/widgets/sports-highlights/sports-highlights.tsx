import { sportsEventsQuery } from '../../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { EventRail } from '../event-rail.tsx';
import type { WidgetEntry, WidgetOf, WidgetProps } from '../widget.ts';

/** Prices before a match move slowly, but none is shown that is older than two minutes. */
const REFRESH_SECONDS = 60;

const eventsOf = ({ sport, maxItems }: WidgetOf<'sports-highlights'>) =>
  sportsEventsQuery({ live: false, limit: maxItems, ...(sport !== undefined && { sport }) });

/** Matches that begin next. */
function SportsHighlights({ widget, title, level }: WidgetProps<'sports-highlights'>) {
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

export const sportsHighlights: WidgetEntry<'sports-highlights'> = {
  Component: SportsHighlights,
  needs: (widget) => [eventsOf(widget)],
};
