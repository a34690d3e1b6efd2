import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Game, GameProvider, PaymentMethod } from '../contract/types.ts';
import { image, parseItems, toImage } from './items.ts';

const paymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  footerImage: v.nullable(image),
}) satisfies v.GenericSchema<unknown, PaymentMethod>;

/** A broken picture costs itself only. */
const provider = v.object({
  code: v.string(),
  displayName: v.string(),
  footerImage: v.fallback(v.nullable(image), null),
}) satisfies v.GenericSchema<unknown, GameProvider>;

/** What marks a game is no reason to leave it out. */
const game = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: v.string(),
  provider: v.object({ code: v.string(), displayName: v.string() }),
  category: v.string(),
  image,
  isNew: v.fallback(v.boolean(), false),
  jackpot: v.fallback(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, Game>;

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
            image: toImage(item.footerImage, context.operatorBase, item.name),
          }
        : undefined,
  );

export const parseGameProviders = (wire: unknown, context: ParseContext) =>
  parseItems(wire, { type: 'game provider', schema: provider, limit: 500 }, context, (item) => ({
    code: item.code,
    displayName: item.displayName,
    ...(item.footerImage && {
      image: toImage(item.footerImage, context.operatorBase, item.displayName),
    }),
  }));

export const parseGames = (wire: unknown, context: ParseContext, limit: number) =>
  parseItems(wire, { type: 'game', schema: game, limit: limit }, context, (item) => ({
    slug: item.slug,
    title: item.title,
    provider: item.provider.displayName,
    category: item.category,
    image: toImage(item.image, context.operatorBase, item.title),
    isNew: item.isNew,
    jackpot: item.jackpot,
  }));
