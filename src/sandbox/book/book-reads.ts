import { searchItems } from '../../lib/fuzzy.ts';
import { oneOf, wholeNumber, words } from '../http/parameters.ts';
import { unknownPath } from '../http/problem.ts';
import type { EventAnswer, EventsAnswer, TreeAnswer } from './book-api.ts';
import { eventView } from './event-views.ts';
import { ended, findMatch, inPlay, type Match, upcoming } from './fixtures.ts';
import { boardAt, STEP_MS, stepOf } from './prices.ts';
import { type Sport, sports } from './sports.ts';

/** How far ahead bets are accepted. */
const AHEAD_MINUTES = 24 * 60;

/** How far back results are listed, ms. */
const BACK_MS = 24 * 60 * 60_000;

const comingUp = (sport: Sport, now: number) => upcoming(sport, now, AHEAD_MINUTES / sport.every);

/** Sports and competitions, with the number of live and upcoming matches of each. */
export const readTree = (now: number): TreeAnswer => ({
  sports: sports.map((sport) => {
    const live = inPlay(sport, now);
    const next = comingUp(sport, now);
    const countIn = (matches: readonly Match[], slug: string) =>
      matches.filter(({ competition }) => competition.slug === slug).length;
    return {
      code: sport.code,
      live: live.length,
      competitions: sport.competitions.map(({ slug, name }) => ({
        slug,
        name,
        live: countIn(live, slug),
        upcoming: countIn(next, slug),
      })),
    };
  }),
});

/**
 * `?view=live|upcoming|ended&sport=&competition=&q=&limit=`: matches by start time, ended ones newest first, or by
 * relevance for a search; without `view` both live and upcoming.
 * @throws Problem 422 for an invalid parameter
 */
export function readEvents(query: URLSearchParams, now: number): EventsAnswer {
  const view = oneOf(query, 'view', ['live', 'upcoming', 'ended']);
  const code = oneOf(
    query,
    'sport',
    sports.map((sport) => sport.code),
  );
  const competition = words(query, 'competition');
  const limit = wholeNumber(query, 'limit', { least: 1, most: 100, fallback: 50 });
  const step = stepOf(now);
  const matches = sports
    .filter((sport) => code === undefined || sport.code === code)
    .flatMap((sport) => {
      // A match is listed once its board shows the end.
      if (view === 'ended') return ended(sport, step * STEP_MS, BACK_MS);
      return [
        ...(view === 'upcoming' ? [] : inPlay(sport, now)),
        ...(view === 'live' ? [] : comingUp(sport, now)),
      ];
    })
    .filter((match) => competition === undefined || match.competition.slug === competition)
    .sort((a, b) => (view === 'ended' ? b.startsAt - a.startsAt : a.startsAt - b.startsAt));
  const found = searchItems(
    matches,
    words(query, 'q') ?? '',
    (match) => `${match.home} ${match.away} ${match.competition.name}`,
  );
  return { step, events: found.slice(0, limit).map((match) => eventView(boardAt(match, step), 1)) };
}

/** One match with all its markets; past matches include the result. @throws Problem 404 */
export function readEvent(id: string, now: number): EventAnswer {
  const match = findMatch(id, now);
  if (match === undefined) throw unknownPath();
  const step = stepOf(now);
  return { step, event: eventView(boardAt(match, step)) };
}
