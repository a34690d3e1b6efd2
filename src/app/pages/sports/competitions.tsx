import { memo } from 'react';
import { useText } from '../../i18n/text.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { sportLabel } from '../code-labels.ts';
import { useFirstScreen } from '../use-first-screen.ts';
import { EventRow } from './event-row.tsx';
import { byCompetition, type Competition } from './events-by-competition.ts';
import type { StandingEvent } from './standing-events.ts';

const START: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** Number of events that fill two columns of a desktop window; the rest is rendered a frame later. */
const FIRST_SCREEN_EVENTS = 24;

interface CompetitionsProps {
  places: readonly StandingEvent[];
  suspended: boolean;
}

/** Renders a card with events for each competition. */
export const Competitions = memo(function Competitions({ places, suspended }: CompetitionsProps) {
  const text = useText();
  const { t, date } = text;
  const zone = useTimeZone();
  const all = byCompetition(places);
  const shown = useFirstScreen() ? firstOf(all, FIRST_SCREEN_EVENTS) : all;
  return (
    <div className="sports-board">
      {shown.map(({ sport, name, arrival, places: rows }) => (
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
});

/** Returns the first competitions, up to the one that contains this number of events. */
function firstOf(competitions: readonly Competition[], events: number): readonly Competition[] {
  let count = 0;
  return competitions.filter(({ places }) => {
    const isFirst = count < events;
    count += places.length;
    return isFirst;
  });
}
