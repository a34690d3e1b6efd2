import { useText } from '../../i18n/text.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { sportLabel } from '../code-labels.ts';
import { EventRow } from './event-row.tsx';
import { byCompetition } from './events-by-competition.ts';
import type { StandingEvent } from './standing-events.ts';

const START: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Renders a card with events for each competition. */
export function Competitions({
  places,
  suspended,
}: {
  places: readonly StandingEvent[];
  suspended: boolean;
}) {
  const text = useText();
  const { t, date } = text;
  const zone = useTimeZone();
  return (
    <div className="sports-board">
      {byCompetition(places).map(({ sport, name, arrival, places: rows }) => (
        <section key={`${arrival}/${sport}/${name}`} className="sports-board-competition">
          <h2>
            {name} <small>{sportLabel(sport, t)}</small>
          </h2>
          <ul className="sports-board-events">
            {rows.map(({ event, gone }) => (
              <EventRow
                key={event.id}
                event={event}
                gone={gone}
                suspended={suspended}
                text={text}
                start={date(Date.parse(event.startsAt), { ...START, ...zone })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
