import type { SportsEvent } from '../../operator/contract/types.ts';
import { oneOf, wholeNumber } from '../http/parameters.ts';
import type { Resource } from '../operator/resource.ts';
import { inPlay, pathOf, upcoming } from './fixtures.ts';
import { marketName, selectionName } from './market-names.ts';
import { type Board, boardAt, stepOf } from './prices.ts';
import { sports } from './sports.ts';

/**
 * `GET /sports/events?sport=&live=true|false&limit=`: events in play with `live=true`, upcoming with `live=false`,
 * otherwise both; by start time.
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
  const matches = sports
    .filter((sport) => code === undefined || sport.code === code)
    .flatMap((sport) => [
      ...(live === 'false' ? [] : inPlay(sport, now)),
      ...(live === 'true' ? [] : upcoming(sport, now, limit)),
    ])
    .sort((a, b) => a.startsAt - b.startsAt);
  return {
    items: matches.slice(0, limit).map((match) => toEvent(boardAt(match, stepOf(now)))),
  };
};

function toEvent({ match, phase, minute, tally, markets: [market] }: Board): SportsEvent {
  if (market === undefined) throw new RangeError(`${match.id} has no market`);
  const [home, away] = tally.score;
  return {
    id: match.id,
    path: pathOf(match),
    sport: match.sport.code,
    competition: match.competition.name,
    home: match.home,
    away: match.away,
    startsAt: new Date(match.startsAt).toISOString(),
    live: phase === 'live' ? { minute, score: [home, away] } : null,
    market: {
      name: marketName(market.rule),
      selections: market.selections.map(({ code, odds }) => ({
        name: selectionName(match, market.rule, code),
        odds,
        path: `${pathOf(match)}/${market.rule.code}/${code}`,
      })),
    },
  };
}
