import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { knownGame } from './game-offer.ts';
import { addFavourite, playersGames, removeFavourite } from './players-games.ts';

const family = 'operator';
const favourite = '/accounts/{accountCode}/favourites/{slug}';

/** A player's favourite and recently played games. */
export function playersGamesRoutes({ database }: PartContext): readonly Route[] {
  return [
    route({
      operation: 'readPlayersGames',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/games',
      access: 'player',
      handle: ({ player, now }) => ({
        status: 200,
        value: playersGames(database, player.accountCode, now),
      }),
    }),
    route({
      operation: 'addFavourite',
      family,
      method: 'PUT',
      path: favourite,
      access: 'player',
      handle({ player, params }) {
        addFavourite(database, player.accountCode, knownGame(params.slug).slug);
        return { status: 204 };
      },
    }),
    route({
      operation: 'removeFavourite',
      family,
      method: 'DELETE',
      path: favourite,
      access: 'player',
      handle({ player, params }) {
        removeFavourite(database, player.accountCode, knownGame(params.slug).slug);
        return { status: 204 };
      },
    }),
  ];
}
