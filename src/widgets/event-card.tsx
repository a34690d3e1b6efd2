import { EventTime } from '../features/events/event-time.tsx';
import { outcomeSigns } from '../features/events/outcome-signs.ts';
import { Price } from '../features/events/price.tsx';
import type { Text } from '../i18n/text.ts';
import type { SportsEvent } from '../operator/live.ts';

interface EventCardProps {
  event: SportsEvent;
  /** Its page in the sportsbook. */
  href: string | undefined;
  /** When it starts, in words. */
  start: string;
  suspended: boolean;
  text: Pick<Text, 't' | 'number'>;
}

/** One match: when or how it stands, who plays, a price for each outcome. */
export function EventCard({ event, href, start, suspended, text }: EventCardProps) {
  const { competition, home, away, live, market } = event;
  const signs = outcomeSigns(market.selections.map(({ name }) => name));
  return (
    <a className="event" href={href}>
      <small>
        <span>{competition}</span>
        <EventTime event={event} start={start} t={text.t} />
      </small>
      <span className="event-side">
        {home}
        {live && <b>{live.score[0]}</b>}
      </span>
      <span className="event-side">
        {away}
        {live && <b>{live.score[1]}</b>}
      </span>
      <span className="event-odds">
        {market.selections.map(({ name, odds }, index) => (
          <span key={name}>
            <i aria-hidden>{signs[index]}</i>
            <span className="visually-hidden">{name}</span>
            <b>
              <Price odds={odds} suspended={suspended} text={text} />
            </b>
          </span>
        ))}
      </span>
    </a>
  );
}
