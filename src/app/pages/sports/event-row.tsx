import { memo } from 'react';
import type { SportsEvent } from '../../../operator/live.ts';
import { EventTime } from '../../features/events/event-time.tsx';
import { outcomeSigns, Price } from '../../features/events/odds.tsx';
import type { Text } from '../../i18n/text.ts';
import './event-row.css';

interface EventRowProps {
  event: SportsEvent;
  /** Whether bets are no longer possible. */
  gone: boolean;
  /** The start time as text. */
  start: string;
  /** Whether its odds are suspended. */
  suspended: boolean;
  text: Pick<Text, 't' | 'number'>;
}

/** Renders an event in one row: time, teams, and the odds of each outcome. */
export const EventRow = memo(function EventRow({
  event,
  gone,
  start,
  suspended,
  text,
}: EventRowProps) {
  const { t } = text;
  const { home, away, live } = event;
  return (
    <li className="event-row">
      <p className="event-row-when">
        {gone ? (
          t(live ? 'sports.over' : 'sports.begun')
        ) : (
          <EventTime event={event} start={start} t={t} />
        )}
      </p>
      <h3>
        <span>{home}</span>
        <span className="visually-hidden">{t('sports.against')}</span>
        <span>{away}</span>
      </h3>
      {live && (
        <p className="event-row-score">
          <span className="visually-hidden">{t('sports.score')}</span>
          <span>{live.score[0]}</span>
          <span>{live.score[1]}</span>
        </p>
      )}
      <Prices market={event.market} suspended={suspended || gone} text={text} />
    </li>
  );
});

function Prices({
  market,
  suspended,
  text,
}: Pick<EventRowProps, 'suspended' | 'text'> & Pick<SportsEvent, 'market'>) {
  const signs = outcomeSigns(market.selections.map(({ name }) => name));
  return (
    <ul className="event-row-prices" aria-label={market.name}>
      {market.selections.map(({ name, odds }, index) => (
        <li key={name}>
          <small aria-hidden="true">{signs[index]}</small>
          <span className="visually-hidden">{name}</span>
          <Price odds={odds} suspended={suspended} text={text} />
        </li>
      ))}
    </ul>
  );
}
