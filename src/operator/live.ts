import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { type Image, image, parseItems, toImage } from './items.ts';

export interface Jackpot {
  code: string;
  name: string;
  /** Minor units of the currency. */
  amount: number;
  currency: string;
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
  live?: { minute: number; score: [number, number] };
  market: { name: string; selections: { name: string; odds: number }[] };
}

const money = {
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};
const jackpot = v.object({ code: v.string(), name: v.string(), ...money });
const winner = v.object({
  player: v.pipe(v.string(), v.maxLength(20)),
  game: v.object({ slug: v.string(), title: v.string(), image }),
  wonAt: v.pipe(v.string(), v.isoTimestamp()),
  ...money,
});
const event = v.object({
  id: v.string(),
  sport: v.string(),
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  live: v.nullish(v.object({ minute: v.number(), score: v.tuple([v.number(), v.number()]) })),
  market: v.object({
    name: v.string(),
    selections: v.array(v.object({ name: v.string(), odds: v.pipe(v.number(), v.minValue(1)) })),
  }),
});

export function jackpotsQuery(group: string | undefined): Query<Jackpot[]> {
  return {
    key: `jackpots:${group ?? ''}`,
    family: 'operator',
    path: `/jackpots${group ? `?group=${encodeURIComponent(group)}` : ''}`,
    parse: (wire, context) =>
      parseItems(
        wire,
        { type: 'jackpot', schema: jackpot, limit: 20 },
        context,
        ({ code, name, amount, currency }) => ({ code, name, amount, currency }),
      ),
  };
}

export function winnersQuery(period: 'day' | 'week', limit: number): Query<Winner[]> {
  return {
    key: `winners:${period}:${limit}`,
    family: 'operator',
    path: `/winners?period=${period}&limit=${limit}`,
    parse: (wire, context) =>
      parseItems(wire, { type: 'winner', schema: winner, limit }, context, (item) => ({
        player: item.player,
        game: {
          slug: item.game.slug,
          title: item.game.title,
          image: toImage(item.game.image, context.operatorBase, item.game.title),
        },
        amount: item.amount,
        currency: item.currency,
        wonAt: item.wonAt,
      })),
  };
}

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
    parse: (wire, context) =>
      parseItems(
        wire,
        { type: 'sports event', schema: event, limit: filter.limit },
        context,
        ({ live, ...rest }) => ({
          id: rest.id,
          sport: rest.sport,
          competition: rest.competition,
          home: rest.home,
          away: rest.away,
          startsAt: rest.startsAt,
          market: {
            name: rest.market.name,
            selections: rest.market.selections.map(({ name, odds }) => ({ name, odds })),
          },
          ...(live && { live: { minute: live.minute, score: live.score } }),
        }),
      ),
  };
}
