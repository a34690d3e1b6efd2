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
  /** How many come before these. */
  offset?: number;
}

/** FTR-1: those flagged for the footer. */
export function footerPaymentMethodsQuery(): Query<PaymentMethod[]> {
  return {
    key: 'payment-methods:footer',
    family: 'operator',
    path: '/payment-methods?footer=true',
    parse: async (wire, context) => (await parser()).parseFooterPaymentMethods(wire, context),
  };
}

/** FTR-2: fetched with no filter; who shows the strip keeps those with a picture. */
export function gameProvidersQuery(): Query<GameProvider[]> {
  return {
    key: 'game-providers',
    family: 'operator',
    path: '/game-providers',
    parse: async (wire, context) => (await parser()).parseGameProviders(wire, context),
  };
}

/** The operator's largest page. */
export const MOST_GAMES = 500;

/** The whole bill, up to the operator's largest page: the lobby filters it on the device, offline too. */
export const allGamesQuery = (): Query<Game[]> => gamesQuery({ limit: MOST_GAMES });

/** One game; a 404 says that there is none of that name. */
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
