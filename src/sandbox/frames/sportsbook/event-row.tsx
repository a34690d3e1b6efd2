import type { EventView } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';
import { EventTime, SideScore } from './event-standing.tsx';
import { OddsButton } from './odds-button.tsx';
import { PathLink } from './path-link.tsx';

/** A match in a list: its time or score, its sides, and the odds of its first market. */
export function EventRow({ id }: { id: string }) {
  const { known, wording } = useBook();
  const event = known.events[id];
  if (event === undefined) return null;
  const [market] = event.markets;
  return (
    <li className="event">
      <p className="event-time">
        <EventTime event={event} />
      </p>
      <Sides event={event} />
      {market && event.phase !== 'ended' && (
        <fieldset
          className="event-odds"
          aria-label={`${event.home} – ${event.away}, ${wording.market(market)}`}
        >
          {market.selections.map((selection) => (
            <OddsButton
              key={selection.code}
              event={event}
              market={market}
              selection={selection}
              label={selection.code}
            />
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** An ended match among the results: its start, its sides with their scores, and its competition. */
export function ResultRow({ id }: { id: string }) {
  const { known, wording } = useBook();
  const event = known.events[id];
  if (event === undefined) return null;
  return (
    <li className="event">
      <p className="event-time">
        <time dateTime={event.startsAt}>{wording.time(event.startsAt)}</time>
      </p>
      <Sides event={event} />
      <small>{event.competition.name}</small>
    </li>
  );
}

type SidesProps = {
  event: Pick<EventView, 'path' | 'home' | 'away' | 'phase' | 'score' | 'games'>;
};

function Sides({ event }: SidesProps) {
  const { words } = useBook();
  return (
    <h3 className="event-sides">
      <PathLink to={event.path}>
        <span>
          {event.home}
          <SideScore event={event} side={0} />
        </span>
        <span className="hidden"> {words.against} </span>
        <span>
          {event.away}
          <SideScore event={event} side={1} />
        </span>
      </PathLink>
    </h3>
  );
}
