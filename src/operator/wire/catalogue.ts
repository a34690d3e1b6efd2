import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { image, parseItems, toImage } from './items.ts';

const paymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  footerImage: v.nullish(image),
});

const provider = v.object({
  code: v.string(),
  displayName: v.string(),
  footerImage: v.fallback(v.nullish(image), null),
});

const game = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: v.string(),
  provider: v.object({ displayName: v.string() }),
  category: v.string(),
  image,
  isNew: v.nullish(v.boolean()),
  jackpot: v.nullish(v.boolean()),
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
    isNew: item.isNew === true,
    jackpot: item.jackpot === true,
  }));
