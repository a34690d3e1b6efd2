import type { ParseContext, Query } from '../http/query.ts';
import { jackpot, sportsEvent, winner } from './contract/public-schemas.ts';
import type { Image } from './image.ts';
import { parseItems, toImage } from './parsing/items.ts';

export interface Jackpot {
  code: string;
  name: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
  /** Slug of the game with this jackpot. */
  game?: string;
}

export interface Winner {
  /** Abbreviated by the operator; never a full name. */
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
  /** Its page in the sportsbook, as a path below the route that frames it. */
  path?: string;
  live?: { minute: number; score: [number, number] };
  market: {
    name: string;
    /** The path of a selection, which adds it to the bet slip. */
    selections: { name: string; odds: number; path?: string }[];
  };
}

const parser = () => import('./live.ts');
export function jackpotsQuery(group: string | undefined): Query<Jackpot[]> {
  return {
    key: `jackpots:${group ?? ''}`,
    family: 'operator',
    isPart: true,
    path: `/jackpots${group ? `?group=${encodeURIComponent(group)}` : ''}`,
    parse: async (wire, context) => (await parser()).parseJackpots(wire, context),
  };
}

export function winnersQuery(period: 'day' | 'week', limit: number): Query<Winner[]> {
  return {
    key: `winners:${period}:${limit}`,
    family: 'operator',
    path: `/winners?period=${period}&limit=${limit}`,
    isPart: true,
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
    isPart: filter.sport !== undefined,
    parse: async (wire, context) => (await parser()).parseSportsEvents(wire, context, filter.limit),
  };
}

export const parseJackpots = (wire: unknown, context: ParseContext): Jackpot[] | undefined =>
  parseItems(
    wire,
    { type: 'jackpot', schema: jackpot, limit: 20 },
    context,
    ({ updatedAt: _, ...model }) => model,
  );

export const parseWinners = (
  wire: unknown,
  context: ParseContext,
  limit: number,
): Winner[] | undefined =>
  parseItems(wire, { type: 'winner', schema: winner, limit }, context, ({ game, ...rest }) => ({
    ...rest,
    game: { ...game, image: toImage(game.image, context.operatorBase) },
  }));

export const parseSportsEvents = (
  wire: unknown,
  context: ParseContext,
  limit: number,
): SportsEvent[] | undefined =>
  parseItems(
    wire,
    { type: 'sports event', schema: sportsEvent, limit },
    context,
    ({ live, ...rest }) => ({ ...rest, ...(live && { live }) }),
  );
