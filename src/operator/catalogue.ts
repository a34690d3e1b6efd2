import type { Query } from '../http/query.ts';
import type { Game, GameDetails, GameProvider, PaymentMethod } from './wire/catalogue.ts';

export type { GameSheet } from './contract/types.ts';
export type { Game, GameDetails, GameProvider, PaymentMethod } from './wire/catalogue.ts';

const parser = () => import('./wire/catalogue.ts');

export interface GameFilter {
  category?: string;
  /** Code of the provider. */
  provider?: string;
  limit: number;
  /** Number of games to skip. */
  offset?: number;
}

/** FTR-1: payment methods flagged for the footer. */
export function footerPaymentMethodsQuery(): Query<PaymentMethod[]> {
  return {
    key: 'payment-methods:footer',
    family: 'operator',
    path: '/payment-methods?footer=true',
    parse: async (wire, context) => (await parser()).parseFooterPaymentMethods(wire, context),
  };
}

/** FTR-2: all providers; the strip shows those with a picture. */
export function gameProvidersQuery(): Query<GameProvider[]> {
  return {
    key: 'game-providers',
    family: 'operator',
    path: '/game-providers',
    parse: async (wire, context) => (await parser()).parseGameProviders(wire, context),
  };
}

/** Largest page size of the operator. */
export const MOST_GAMES = 500;

/** All games, up to the largest page. The lobby filters them on the device, so it works offline. */
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
    isEditorsChoice: (filter.category ?? filter.provider) !== undefined,
    parse: async (wire, context) => (await parser()).parseGames(wire, context, filter.limit),
  };
}
