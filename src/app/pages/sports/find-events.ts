import { searchItems } from '../../../lib/fuzzy.ts';
import type { StandingEvent } from './standing-events.ts';

/** The filters in the URL. */
export interface EventFilters {
  /** A sportsbook path of a sport, competition or event; `/` matches everything. */
  below: string;
  /** Words of a team or a competition, forgivingly; '' is any. */
  q: string;
}

/** The events that pass both filters, the closest to the words first; a path that is none of theirs filters nothing. */
export function findEvents(
  places: readonly StandingEvent[],
  { below, q }: EventFilters,
): StandingEvent[] {
  const there = places.filter(
    ({ event: { sport, path = `/${sport}` } }) =>
      below === '/' || `${path}/`.startsWith(`${below}/`),
  );
  return searchItems(
    there.length > 0 ? there : places,
    q,
    ({ event: { home, away, competition } }) => `${home} ${away} ${competition}`,
  );
}
