import { useBook } from './book-context.ts';
import { EventTime, SideScore } from './event-standing.tsx';
import { OddsButton } from './odds-button.tsx';
import { PathLink } from './path-link.tsx';

/** A match in a list: its time or score, its sides, and the odds of its first market. */
export function EventRow({ id }: { id: string }) {
  const { known, wording, words } = useBook();
  const event = known.events[id];
  if (event === undefined) return null;
  const [market] = event.markets;
  return (
    <li className="event">
      <p className="event-time">
        <EventTime event={event} />
      </p>
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
