import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type * as contract from '../contract/types.ts';
import type { Image } from '../image.ts';
import { parsed } from './entries.ts';
import { image, parseItems, toImage } from './items.ts';
import { currency } from './money.ts';

export interface PaymentMethod {
  code: string;
  name: string;
  image: Image;
}

export interface GameProvider {
  code: string;
  displayName: string;
  image?: Image;
}

export interface Game {
  slug: string;
  title: string;
  provider: string;
  category: string;
  image: Image;
  isNew: boolean;
  jackpot: boolean;
  /** Visitors may try it for nothing. */
  demo: boolean;
}

/** One game with all that is published about it. */
export interface GameDetails {
  game: Game;
  /** It can be started at present. */
  playable: boolean;
  /** How it pays, for those that have a fixed pay table. */
  sheet?: contract.GameSheet;
  similar: Game[];
}

/** As many as the page has room for. */
const MOST_SIMILAR = 12;

const paymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  footerImage: v.nullable(image),
}) satisfies v.GenericSchema<unknown, contract.PaymentMethod>;

/** A broken picture costs itself only. */
const provider = v.object({
  code: v.string(),
  displayName: v.string(),
  footerImage: v.fallback(v.nullable(image), null),
}) satisfies v.GenericSchema<unknown, contract.GameProvider>;

/** What marks a game is no reason to leave it out. */
const game = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: v.string(),
  provider: v.object({ code: v.string(), displayName: v.string() }),
  category: v.string(),
  image,
  isNew: v.fallback(v.boolean(), false),
  jackpot: v.fallback(v.boolean(), false),
  demo: v.fallback(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, contract.Game>;

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const sheet = v.object({
  returnToPlayer: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
  volatility: v.picklist(['low', 'medium', 'high']),
  reels: positive,
  lines: positive,
  leastStake: positive,
  mostStake: positive,
  currency,
}) satisfies v.GenericSchema<unknown, contract.GameSheet>;

/** A game is worth showing without its sheet, not with half of one. */
const details = v.object({
  game,
  playable: v.boolean(),
  sheet: v.fallback(v.optional(sheet), undefined),
  similar: v.fallback(v.array(v.unknown()), []),
});

export const parseFooterPaymentMethods = (wire: unknown, context: ParseContext) =>
  parseItems(
    wire,
    { type: 'payment method', schema: paymentMethod, limit: 100 },
    context,
    (item) =>
      item.footerImage
        ? {
            code: item.code,
            name: item.name,
            image: toImage(item.footerImage, context.operatorBase),
          }
        : undefined,
  );

export const parseGameProviders = (wire: unknown, context: ParseContext) =>
  parseItems(wire, { type: 'game provider', schema: provider, limit: 500 }, context, (item) => ({
    code: item.code,
    displayName: item.displayName,
    ...(item.footerImage && {
      image: toImage(item.footerImage, context.operatorBase),
    }),
  }));

export const parseGames = (wire: unknown, context: ParseContext, limit: number) =>
  parseItems(wire, { type: 'game', schema: game, limit: limit }, context, (item) =>
    toGame(item, context),
  );

export function parseGameDetails(wire: unknown, context: ParseContext): GameDetails | undefined {
  const found = parsed(details, wire);
  if (found === undefined) return undefined;
  return {
    game: toGame(found.game, context),
    playable: found.playable,
    ...(found.sheet && { sheet: found.sheet }),
    similar: parseGames({ items: found.similar }, context, MOST_SIMILAR) ?? [],
  };
}

const toGame = (item: v.InferOutput<typeof game>, { operatorBase }: ParseContext): Game => ({
  slug: item.slug,
  title: item.title,
  provider: item.provider.displayName,
  category: item.category,
  image: toImage(item.image, operatorBase),
  isNew: item.isNew,
  jackpot: item.jackpot,
  demo: item.demo,
});
