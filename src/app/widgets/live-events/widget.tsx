import { sportsEventsQuery } from '../../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { EventRail } from '../event-rail.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { LiveEvents as Fields } from './fields.ts';

const eventsOf = ({ sport, maxItems }: Fields) =>
  sportsEventsQuery({ live: true, limit: maxItems, ...(sport !== undefined && { sport }) });

/** Live matches. */
function LiveEvents({ widget, title, level }: WidgetProps<Fields>) {
  const { config } = useApp();
  return (
    <EventRail
      query={eventsOf(widget)}
      refreshSeconds={widget.refreshSeconds}
      path={config.routes.liveSportsBetting}
      sport={widget.sport}
      title={title}
      level={level}
    />
  );
}

export const widget: Widget<Fields> = {
  Component: LiveEvents,
  needs: (widget) => [eventsOf(widget)],
};
