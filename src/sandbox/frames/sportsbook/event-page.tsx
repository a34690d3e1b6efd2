import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBook } from './book-context.ts';
import { EventTime, SideScore } from './event-standing.tsx';
import { OddsButton } from './odds-button.tsx';
import { PathLink } from './path-link.tsx';
import './event-page.css';

/** A match with all its markets. */
export function EventPage({ id }: { id: string }) {
  const { known, wording, words } = useBook();
  const event = known.events[id];
  if (event === undefined) return null;
  const { competition, sport, home, away } = event;
  return (
    <article className="match">
      <PathLink className="match-back" to={`/${sport}/${competition.slug}`}>
        <ArrowLeft aria-hidden="true" size={16} /> {competition.name}
      </PathLink>
      <header className="match-head">
        <p className="event-time">
          {wording.sport(sport)} · <EventTime event={event} />
        </p>
        <h1>
          <span>
            {home}
            <SideScore event={event} side={0} />
          </span>
          <span className="hidden"> {words.against} </span>
          <span>
            {away}
            <SideScore event={event} side={1} />
          </span>
        </h1>
      </header>
      {event.phase !== 'ended' &&
        event.markets.map((market) => (
          <section className="market" key={market.code}>
            <h2 id={`market-${market.code}`}>{wording.market(market)}</h2>
            <fieldset className="market-odds" aria-labelledby={`market-${market.code}`}>
              {market.selections.map((selection) => (
                <OddsButton
                  key={selection.code}
                  event={event}
                  market={market}
                  selection={selection}
                  label={wording.selection(event, market, selection.code)}
                />
              ))}
            </fieldset>
          </section>
        ))}
    </article>
  );
}
