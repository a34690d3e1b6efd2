import type { GameTicket } from '../../operator/contract/types.ts';
import type { Game } from '../catalogue/game.ts';
import { type GameKind, kindOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { Problem } from '../operator/problem.ts';

const bySlug = new Map(games.map((game) => [game.slug, game]));

/** These studios deliver to the operator's own gateway, the others through the vendor nyx. */
const GATEWAY_STUDIOS = new Set(['ninefold', 'redwharf', 'velour', 'giltwing', 'owl-hour']);

/** The game of that name. Throws Problem 404. */
export function knownGame(slug: string): Game {
  const game = bySlug.get(slug);
  if (game === undefined) throw new Problem(404, 'not_found', 'There is no such game');
  return game;
}

/** A game that can be played, with the kind of its rules. Throws Problem 404, 409 `game_unavailable`. */
export function playableGame(slug: string): Game & { readonly kind: GameKind } {
  const game = knownGame(slug);
  const kind = kindOf(game);
  if (kind === undefined) throw gameUnavailable();
  return { ...game, kind };
}

/** A game that is played by these rules. Throws Problem 404, 409 `game_unavailable`. */
export function gameOfKind(kind: GameKind, slug: string): Game {
  const game = playableGame(slug);
  if (game.kind !== kind) throw gameUnavailable();
  return game;
}

/** Who starts the game. */
export const familyOf = ({ providerCode }: Pick<Game, 'providerCode'>): GameTicket['family'] =>
  GATEWAY_STUDIOS.has(providerCode) ? 'casinoGateway' : 'nyx';

/**
 * Whether visitors may try it for nothing: a slot of the vendor that asks for no token. Money that is not there
 * wins no pot.
 */
export const hasDemo = (game: Game): boolean =>
  game.category === 'slots' && familyOf(game) === 'nyx';

export const gameUnavailable = () =>
  new Problem(409, 'game_unavailable', 'This game cannot be played at present');
