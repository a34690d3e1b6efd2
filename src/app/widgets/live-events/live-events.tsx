import { sportsEventsQuery } from '../../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { EventRail } from '../event-rail.tsx';
import type { WidgetEntry, WidgetOf, WidgetProps } from '../widget.ts';

const eventsOf = ({ sport, maxItems }: WidgetOf<'live-events'>) =>
  sportsEventsQuery({ live: true, limit: maxItems, ...(sport !== undefined && { sport }) });

/** Matches that are being played. */
function LiveEvents({ widget, title, level }: WidgetProps<'live-events'>) {
  const { config } = useApp();
  return (
    <EventRail
      query={eventsOf(widget)}
      refreshSeconds={widget.refreshSeconds}
      path={config.routes.liveSportsBetting}
      title={title}
      level={level}
    />
  );
}

export const liveEvents: WidgetEntry<'live-events'> = {
  Component: LiveEvents,
  needs: (widget) => [eventsOf(widget)],
};
