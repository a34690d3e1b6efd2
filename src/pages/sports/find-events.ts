import { searchItems } from '../../lib/fuzzy.ts';
import type { StandingEvent } from './standing-events.ts';

/** What the address asks for; '' is everything. */
export interface EventFilters {
  sport: string;
  /** Words of a team or a competition, forgivingly. */
  q: string;
}

export const eventFiltersFromSearch = (search: URLSearchParams): EventFilters => ({
  sport: search.get('sport') ?? '',
  q: search.get('q') ?? '',
});

/** The events that pass both filters, the closest to the words first. */
export function findEvents(
  places: readonly StandingEvent[],
  { sport, q }: EventFilters,
): StandingEvent[] {
  const ofSport = places.filter(({ event }) => sport === '' || event.sport === sport);
  return searchItems(
    ofSport,
    q,
    ({ event: { home, away, competition } }) => `${home} ${away} ${competition}`,
  );
}
