import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import * as contract from './contract/public-schemas.ts';
import type { GameSheet } from './contract/types.ts';
import type { Image } from './image.ts';
import { parsed } from './parsing/entries.ts';
import { parseItems, toImage } from './parsing/items.ts';

export type { GameSheet } from './contract/types.ts';

interface GameFilter {
  category?: string;
  /** Code of the provider. */
  provider?: string;
  limit: number;
  /** Number of games to skip. */
  offset?: number;
}

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
  /** Visitors may play the demo. */
  demo: boolean;
  /** Announced but not open yet. */
  comingSoon?: boolean;
}

/** Whether players can open a game. Announced games are left out of rails and shortlists. */
export const isOpen = ({ comingSoon }: Game): boolean => !comingSoon;

/** A game with all published details. */
export interface GameDetails {
  game: Game;
  /** It can be started now. */
  playable: boolean;
  /** Return and volatility, for games with a fixed paytable. */
  sheet?: GameSheet;
  similar: Game[];
}

const parser = () => import('./catalogue.ts');
/** FTR-1: payment methods flagged for the footer. */
export function footerPaymentMethodsQuery(): Query<PaymentMethod[]> {
  return {
    key: 'payment-methods:footer',
    family: 'operator',
    path: '/payment-methods?footer=true',
    isPart: true,
    parse: async (wire, context) => (await parser()).parseFooterPaymentMethods(wire, context),
  };
}

/** FTR-2: all providers; the strip shows those with a picture. */
export function gameProvidersQuery(): Query<GameProvider[]> {
  return {
    key: 'game-providers',
    family: 'operator',
    path: '/game-providers',
    isPart: true,
    parse: async (wire, context) => (await parser()).parseGameProviders(wire, context),
  };
}

/** The operator's largest page size. */
export const MOST_GAMES = 500;

/** All games, up to the largest page. The lobby filters them on the device, so it also works offline. */
export const allGamesQuery = (): Query<Game[]> => gamesQuery({ limit: MOST_GAMES });

/** One game; 404 if it does not exist. */
export function gameQuery(slug: string): Query<GameDetails> {
  return {
    key: `game:${slug}`,
    family: 'operator',
    path: `/games/${encodeURIComponent(slug)}`,
    parse: async (wire, context) => (await parser()).parseGameDetails(wire, context),
  };
}

/** Games of a category or provider, in the operator's order. */
export function gamesQuery(filter: GameFilter): Query<Game[]> {
  const parameters = new URLSearchParams();
  if (filter.category) parameters.set('category', filter.category);
  if (filter.provider) parameters.set('provider', filter.provider);
  parameters.set('limit', String(filter.limit));
  if (filter.offset) parameters.set('offset', String(filter.offset));
  return {
    key: `games:${parameters}`,
    family: 'operator',
    path: `/games?${parameters}`,
    isPart: (filter.category ?? filter.provider) !== undefined,
    parse: async (wire, context) => (await parser()).parseGames(wire, context, filter.limit),
  };
}

/** The page shows at most this many. */
const MOST_SIMILAR = 12;

/** Without terms, because the footer does not show them and validating them takes time. */
const paymentMethod = v.omit(contract.paymentMethod, ['deposit', 'withdrawal']);

/** An invalid picture drops only the picture. */
const provider = v.object({
  ...contract.gameProvider.entries,
  footerImage: v.fallback(contract.optionalPicture, null),
});

/** An invalid flag does not drop the game. */
const game = v.object({
  ...contract.game.entries,
  isNew: v.fallback(v.boolean(), false),
  jackpot: v.fallback(v.boolean(), false),
  demo: v.fallback(v.boolean(), false),
  comingSoon: v.exactOptional(v.fallback(v.boolean(), false)),
});

/** Drops an invalid sheet as a whole, but keeps the game. */
const details = v.object({
  ...contract.gameDetails.entries,
  game,
  sheet: v.fallback(v.optional(contract.gameSheet), undefined),
  similar: v.fallback(v.array(v.unknown()), []),
});

export const parseFooterPaymentMethods = (
  wire: unknown,
  context: ParseContext,
): PaymentMethod[] | undefined =>
  parseItems(
    wire,
    { type: 'payment method', schema: paymentMethod, limit: 100 },
    context,
    ({ code, name, footerImage }) =>
      footerImage ? { code, name, image: toImage(footerImage, context.operatorBase) } : undefined,
  );

export const parseGameProviders = (
  wire: unknown,
  context: ParseContext,
): GameProvider[] | undefined =>
  parseItems(
    wire,
    { type: 'game provider', schema: provider, limit: 500 },
    context,
    ({ footerImage, code, displayName }) => ({
      code,
      displayName,
      ...(footerImage && { image: toImage(footerImage, context.operatorBase) }),
    }),
  );

export const parseGames = (
  wire: unknown,
  context: ParseContext,
  limit: number,
): Game[] | undefined =>
  parseItems(wire, { type: 'game', schema: game, limit }, context, (item) => toGame(item, context));

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
  ...item,
  provider: item.provider.displayName,
  image: toImage(item.image, operatorBase),
});
