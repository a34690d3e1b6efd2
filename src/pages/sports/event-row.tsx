import type { Text } from '../../i18n/text.ts';
import type { SportsEvent } from '../../operator/live.ts';

interface EventRowProps {
  event: SportsEvent;
  /** When it starts, in words. */
  start: string;
  suspended: boolean;
  t: Text['t'];
}

/** One event on a line: when, who, and a price for each outcome. */
export function EventRow({ event, start, suspended, t }: EventRowProps) {
  const { home, away, live, market } = event;
  return (
    <li className="event-row">
      <p className="event-row-when">
        {live ? (
          <span className="event-row-live">{t('sports.minute', { minute: live.minute })}</span>
        ) : (
          <time dateTime={event.startsAt}>{start}</time>
        )}
      </p>
      <div className="event-row-teams">
        <h3 className="visually-hidden">{t('sports.versus', { home, away })}</h3>
        <p aria-hidden="true">{home}</p>
        <p aria-hidden="true">{away}</p>
      </div>
      {live && (
        <p className="event-row-score">
          <span className="visually-hidden">
            {t('sports.score', { home: live.score[0], away: live.score[1] })}
          </span>
          <span aria-hidden="true">{live.score[0]}</span>
          <span aria-hidden="true">{live.score[1]}</span>
        </p>
      )}
      <ul className="event-row-odds" aria-label={market.name}>
        {market.selections.map(({ name, odds }) => (
          <li key={name}>
            <span className="event-row-outcome">{name}</span>
            {suspended ? (
              <span className="event-row-price">
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('sports.suspended.one')}</span>
              </span>
            ) : (
              <span className="event-row-price">{odds.toFixed(2)}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
