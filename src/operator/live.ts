import type { Query } from '../http/query.ts';
import type { Image } from './image.ts';

const parser = () => import('./wire/live.ts');

export interface Jackpot {
  code: string;
  name: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** Slug of the game in which it is played for. */
  game?: string;
}

export interface Winner {
  /** Shortened by the operator; never a whole name. */
  player: string;
  game: { slug: string; title: string; image: Image };
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** ISO time. */
  wonAt: string;
}

export interface SportsEvent {
  id: string;
  sport: string;
  competition: string;
  home: string;
  away: string;
  /** ISO time. */
  startsAt: string;
  /** Its page in the sportsbook: a path below the route that frames it. */
  path?: string;
  live?: { minute: number; score: [number, number] };
  market: {
    name: string;
    /** A selection's path puts it on the sportsbook's slip. */
    selections: { name: string; odds: number; path?: string }[];
  };
}

export function jackpotsQuery(group: string | undefined): Query<Jackpot[]> {
  return {
    key: `jackpots:${group ?? ''}`,
    family: 'operator',
    isEditorsChoice: group !== undefined,
    path: `/jackpots${group ? `?group=${encodeURIComponent(group)}` : ''}`,
    parse: async (wire, context) => (await parser()).parseJackpots(wire, context),
  };
}

export function winnersQuery(period: 'day' | 'week', limit: number): Query<Winner[]> {
  return {
    key: `winners:${period}:${limit}`,
    family: 'operator',
    path: `/winners?period=${period}&limit=${limit}`,
    parse: async (wire, context) => (await parser()).parseWinners(wire, context, limit),
  };
}

/** Every event of a view, up to the operator's largest page; a sport is chosen on the device. */
export const allEventsQuery = (live: boolean): Query<SportsEvent[]> =>
  sportsEventsQuery({ live, limit: 50 });

export function sportsEventsQuery(filter: {
  sport?: string;
  live: boolean;
  limit: number;
}): Query<SportsEvent[]> {
  const parameters = new URLSearchParams({
    live: String(filter.live),
    limit: String(filter.limit),
  });
  if (filter.sport) parameters.set('sport', filter.sport);
  return {
    key: `events:${parameters}`,
    family: 'operator',
    path: `/sports/events?${parameters}`,
    isEditorsChoice: filter.sport !== undefined,
    parse: async (wire, context) => (await parser()).parseSportsEvents(wire, context, filter.limit),
  };
}
