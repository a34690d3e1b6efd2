import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { framePath } from '../contract/frame-messages.ts';
import type { Jackpot, SportsEvent, Winner } from '../contract/types.ts';
import { image, parseItems, toImage } from './items.ts';

const money = {
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};

const jackpot = v.object({
  code: v.string(),
  name: v.string(),
  game: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/))),
  ...money,
}) satisfies v.GenericSchema<unknown, Omit<Jackpot, 'updatedAt'>>;

const winner = v.object({
  player: v.pipe(v.string(), v.maxLength(20)),
  game: v.object({ slug: v.string(), title: v.string(), image }),
  wonAt: v.pipe(v.string(), v.isoTimestamp()),
  ...money,
}) satisfies v.GenericSchema<unknown, Winner>;

const event = v.object({
  id: v.string(),
  sport: v.string(),
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  path: v.exactOptional(framePath),
  live: v.nullable(v.object({ minute: v.number(), score: v.tuple([v.number(), v.number()]) })),
  market: v.object({
    name: v.string(),
    selections: v.array(
      v.object({
        name: v.string(),
        odds: v.pipe(v.number(), v.minValue(1)),
        path: v.exactOptional(framePath),
      }),
    ),
  }),
}) satisfies v.GenericSchema<unknown, SportsEvent>;

export const parseJackpots = (wire: unknown, context: ParseContext) =>
  parseItems(wire, { type: 'jackpot', schema: jackpot, limit: 20 }, context, (item) => item);

export const parseWinners = (wire: unknown, context: ParseContext, limit: number) =>
  parseItems(wire, { type: 'winner', schema: winner, limit }, context, (item) => ({
    player: item.player,
    game: {
      slug: item.game.slug,
      title: item.game.title,
      image: toImage(item.game.image, context.operatorBase),
    },
    amount: item.amount,
    currency: item.currency,
    wonAt: item.wonAt,
  }));

export const parseSportsEvents = (wire: unknown, context: ParseContext, limit: number) =>
  parseItems(
    wire,
    { type: 'sports event', schema: event, limit: limit },
    context,
    ({ live, ...rest }) => ({
      id: rest.id,
      sport: rest.sport,
      competition: rest.competition,
      home: rest.home,
      away: rest.away,
      startsAt: rest.startsAt,
      ...(rest.path !== undefined && { path: rest.path }),
      market: {
        name: rest.market.name,
        selections: rest.market.selections,
      },
      ...(live && { live: { minute: live.minute, score: live.score } }),
    }),
  );
