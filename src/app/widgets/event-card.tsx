import type { SportsEvent } from '../../operator/live.ts';
import { EventTime } from '../features/events/event-time.tsx';
import { outcomeSigns, Price } from '../features/events/odds.tsx';
import type { Text } from '../i18n/text.ts';

interface EventCardProps {
  event: SportsEvent;
  /** URL of a path in the sportsbook: a match, or a selection for the slip. */
  hrefOf: (path: string | undefined) => string | undefined;
  /** Start time as text. */
  start: string;
  suspended: boolean;
  text: Pick<Text, 't' | 'number'>;
}

/** A match: time or score, teams, and odds that go on the slip with one tap. */
export function EventCard({ event, hrefOf, start, suspended, text }: EventCardProps) {
  const { competition, home, away, live, market } = event;
  const signs = outcomeSigns(market.selections.map(({ name }) => name));
  return (
    <>
      <a className="event" href={hrefOf(event.path)}>
        <small>
          <span>{competition}</span>
          <EventTime event={event} start={start} t={text.t} />
        </small>
        {[home, away].map((side, index) => (
          <span className="event-side" key={side}>
            {side}
            {live && <b>{live.score[index]}</b>}
          </span>
        ))}
      </a>
      <span className="event-odds">
        {market.selections.map(({ name, odds, path }, index) => (
          <a key={name} href={hrefOf(path ?? event.path)}>
            <i aria-hidden>{signs[index]}</i>
            <span className="visually-hidden">{name}</span>
            <b>
              <Price odds={odds} suspended={suspended} text={text} />
            </b>
          </a>
        ))}
      </span>
    </>
  );
}
