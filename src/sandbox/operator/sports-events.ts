import { inPlay, upcoming } from './fixtures.ts';
import { oneOf, wholeNumber } from './parameters.ts';
import type { Resource } from './resource.ts';
import { sports } from './sports.ts';

/**
 * `GET /sports/events?sport=&live=true|false&limit=`: with `live=true` what is being played, with
 * `live=false` what begins next, without it both; by start time.
 */
export const sportsEventsResource: Resource<'listSportsEvents'> = (query, context) => {
  const code = oneOf(
    query,
    'sport',
    sports.map((sport) => sport.code),
  );
  const live = oneOf(query, 'live', ['true', 'false']);
  const limit = wholeNumber(query, 'limit', { least: 1, most: 50, fallback: 20 });
  const now = context.now.getTime();
  const events = sports
    .filter((sport) => code === undefined || sport.code === code)
    .flatMap((sport) => [
      ...(live === 'false' ? [] : inPlay(sport, now)),
      ...(live === 'true' ? [] : upcoming(sport, now, limit)),
    ])
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return { items: events.slice(0, limit) };
};
