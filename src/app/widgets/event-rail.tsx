import type { Query } from '../../http/query.ts';
import type { SportsEvent } from '../../operator/live.ts';
import { eventAddress } from '../features/sportsbook/sports-paths.ts';
import { useText } from '../i18n/text.ts';
import { useOddsSuspended } from '../state/live-values/odds-suspended.ts';
import { useTimeZone } from '../state/live-values/use-time.ts';
import { usePlainLinks } from '../ui/plain-links/use-plain-links.ts';
import { Rail } from '../ui/rail.tsx';
import { AnswerBlock } from './answer-block.tsx';
import { EventCard } from './event-card.tsx';
import { SeeAll } from './see-all.tsx';

interface EventRailProps {
  query: Query<SportsEvent[]>;
  refreshSeconds: number;
  /** Page of these events, if there is one. */
  path: string | undefined;
  /** The sport of these events, whose page is below `path`; undefined for all. */
  sport?: string | undefined;
  title?: string | undefined;
  level: 2 | 3;
}

/** A row of matches with odds. */
export function EventRail({ query, refreshSeconds, path, sport, title, level }: EventRailProps) {
  const below = sport === undefined ? '' : `/${encodeURIComponent(sport)}`;
  return (
    <AnswerBlock
      className="events"
      query={query}
      refreshSeconds={refreshSeconds}
      skeleton="events"
      title={title}
      level={level}
      action={
        <SeeAll link={path === undefined ? undefined : { kind: 'internal', to: path + below }} />
      }
    >
      {(events) => <Events events={events} query={query} path={path} />}
    </AnswerBlock>
  );
}

function Events({
  events,
  query,
  path,
}: Pick<EventRailProps, 'query' | 'path'> & { events: SportsEvent[] }) {
  const text = useText();
  const zone = useTimeZone();
  const suspended = useOddsSuspended(query);
  const { hrefOf, onClick } = usePlainLinks();
  const start: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...zone,
  };
  return (
    <Rail onClick={onClick}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard
            event={event}
            hrefOf={(below) => hrefOf(eventAddress(path, below))}
            start={text.date(new Date(event.startsAt), start)}
            suspended={suspended}
            text={text}
          />
        </li>
      ))}
    </Rail>
  );
}
