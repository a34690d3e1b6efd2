import { searchItems } from '../../../lib/fuzzy.ts';
import type { StandingEvent } from './standing-events.ts';

/** The filters in the URL. */
interface EventFilters {
  /** A sportsbook path of a sport, competition or event; `/` matches everything. */
  below: string;
  /** Words of a team or competition, with typing errors allowed; '' matches everything. */
  q: string;
}

/** Returns the events that match both filters, best match first. A path that matches no event filters nothing. */
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
