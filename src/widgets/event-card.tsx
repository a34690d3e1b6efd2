import type { Text } from '../i18n/text.ts';
import type { SportsEvent } from '../operator/live.ts';

interface EventCardProps {
  event: SportsEvent;
  href: string | undefined;
  /** When it starts, in words. */
  start: string;
  suspended: boolean;
  t: Text['t'];
}

/** Home, draw and away as a betting slip writes them. */
const signOf = (name: string, { home, away }: SportsEvent): string =>
  name === home ? '1' : name === away ? '2' : 'X';

/** One match: when or how it stands, who plays, a price for each outcome. */
export function EventCard({ event, href, start, suspended, t }: EventCardProps) {
  const { competition, home, away, live, market } = event;
  return (
    <a className="event" href={href}>
      <small>
        <span>{competition}</span>
        {live ? (
          <b>{t('home.minute', { minute: live.minute })}</b>
        ) : (
          <time dateTime={event.startsAt}>{start}</time>
        )}
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
        {market.selections.map(({ name, odds }) => (
          <span key={name}>
            <i aria-hidden>{signOf(name, event)}</i>
            <span className="visually-hidden">{name}</span>
            {suspended ? (
              <b>
                <span aria-hidden>–</span>
                <span className="visually-hidden">{t('home.suspended')}</span>
              </b>
            ) : (
              <b>{odds.toFixed(2)}</b>
            )}
          </span>
        ))}
      </span>
    </a>
  );
}
