import type { Query } from '../http/query.ts';
import type { Jackpot, SportsEvent, Winner } from './wire/live.ts';

export type { Jackpot, SportsEvent, Winner } from './wire/live.ts';

const parser = () => import('./wire/live.ts');

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

/** All events of a view, up to the largest page; filtered by sport on the device. */
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
