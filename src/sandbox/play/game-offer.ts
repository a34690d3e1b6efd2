import type { GameTicket } from '../../operator/contract/types.ts';
import type { Game } from '../catalogue/game.ts';
import { type GameKind, kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { Problem } from '../http/problem.ts';

const bySlug = new Map(games.map((game) => [game.slug, game]));

/** Providers behind the operator's own gateway. All others come through the vendor nyx. */
const GATEWAY_STUDIOS = new Set(['ninefold', 'redwharf', 'velour', 'giltwing', 'owl-hour']);

/** Kinds whose minimum stake is not that of all others, minor units. */
const LEAST_STAKES: Readonly<Partial<Record<GameKind, number>>> = {
  blackjack: 100,
  'red-dog': 100,
  'hi-lo': 100,
  'three-card-poker': 100,
  'casino-holdem': 100,
  pontoon: 100,
};

/** Returns the minimum stake of a round, minor units, also of a game that is no longer offered. */
export function leastStakeOf(slug: string): number {
  const game = bySlug.get(slug);
  const kind = game && kindOf(game);
  return (kind && LEAST_STAKES[kind]) ?? 20;
}

/** Returns the game with this slug. @throws Problem 404 */
export function knownGame(slug: string): Game {
  const game = bySlug.get(slug);
  if (game === undefined) throw new Problem(404, 'not_found', 'There is no such game');
  return game;
}

/** Returns a playable game with its kind. @throws Problem 404, 409 `game_unavailable` */
export function playableGame(slug: string): Game & { readonly kind: GameKind } {
  const game = knownGame(slug);
  const kind = kindOf(game);
  if (kind === undefined) throw gameUnavailable();
  return { ...game, kind };
}

/** Returns a game of this kind. @throws Problem 404, 409 `game_unavailable` */
export function gameOfKind(kind: GameKind, slug: string): Game {
  const game = playableGame(slug);
  if (game.kind !== kind) throw gameUnavailable();
  return game;
}

/** API family that launches the game. */
export const familyOf = ({ providerCode }: Pick<Game, 'providerCode'>): GameTicket['family'] =>
  GATEWAY_STUDIOS.has(providerCode) ? 'casinoGateway' : 'nyx';

/**
 * Returns whether a demo is available: only for slots of the vendor that needs no token, because play money cannot win
 * a jackpot.
 */
export const hasDemo = (game: Game): boolean =>
  game.category === 'slots' && familyOf(game) === 'nyx';

export const gameUnavailable = () =>
  new Problem(409, 'game_unavailable', 'This game cannot be played at present');
