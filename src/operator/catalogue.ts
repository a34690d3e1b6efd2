import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { type Image, image, parseItems, toImage } from './items.ts';

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
}
export interface GameFilter {
  category?: string;
  /** Code of the provider. */
  provider?: string;
  limit: number;
}

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

/** FTR-1: those flagged for the footer. */
export function footerPaymentMethodsQuery(): Query<PaymentMethod[]> {
  return {
    key: 'payment-methods:footer',
    family: 'operator',
    path: '/payment-methods?footer=true',
    parse: (wire, context) =>
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
      ),
  };
}

/** FTR-2: fetched with no filter; who shows the strip keeps those with a picture. */
export function gameProvidersQuery(): Query<GameProvider[]> {
  return {
    key: 'game-providers',
    family: 'operator',
    path: '/game-providers',
    parse: (wire, context) =>
      parseItems(
        wire,
        { type: 'game provider', schema: provider, limit: 500 },
        context,
        (item) => ({
          code: item.code,
          displayName: item.displayName,
          ...(item.footerImage && {
            image: toImage(item.footerImage, context.operatorBase, item.displayName),
          }),
        }),
      ),
  };
}

/** Games of a category or provider, in the operator's order. */
export function gamesQuery(filter: GameFilter): Query<Game[]> {
  const parameters = new URLSearchParams();
  if (filter.category) parameters.set('category', filter.category);
  if (filter.provider) parameters.set('provider', filter.provider);
  parameters.set('limit', String(filter.limit));
  return {
    key: `games:${parameters}`,
    family: 'operator',
    path: `/games?${parameters}`,
    parse: (wire, context) =>
      parseItems(wire, { type: 'game', schema: game, limit: filter.limit }, context, (item) => ({
        slug: item.slug,
        title: item.title,
        provider: item.provider.displayName,
        category: item.category,
        image: toImage(item.image, context.operatorBase, item.title),
        isNew: item.isNew === true,
        jackpot: item.jackpot === true,
      })),
  };
}
