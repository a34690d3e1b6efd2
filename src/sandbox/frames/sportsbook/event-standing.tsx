import type { EventView } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';

/** Start time, match minute, or the end. */
export function EventTime({ event }: { event: Pick<EventView, 'phase' | 'minute' | 'startsAt'> }) {
  const { wording, words } = useBook();
  if (event.phase === 'upcoming') {
    return <time dateTime={event.startsAt}>{wording.start(event.startsAt)}</time>;
  }
  if (event.phase === 'ended') return <span>{words.ended}</span>;
  return <b className="is-live">{words.minute(event.minute)}</b>;
}

type Standing = Pick<EventView, 'phase' | 'score'> & { readonly games?: EventView['games'] };

/** A side's score, and in tennis games of the current set; empty before the start. */
export function SideScore({ event, side }: { event: Standing; side: 0 | 1 }) {
  const { words } = useBook();
  if (event.phase === 'upcoming') return null;
  return (
    <span className="event-score">
      <span className="hidden">{words.score} </span>
      <b>{event.score[side]}</b>
      {event.games && event.phase === 'live' && (
        <small>
          {event.games[side]} <span className="hidden">{words.games}</span>
        </small>
      )}
    </span>
  );
}
