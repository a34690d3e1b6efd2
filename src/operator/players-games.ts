import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import { playersGames } from './contract/schemas.ts';
import type { PlayersGames } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { PlayersGames } from './contract/types.ts';

/** Slugs of the player's favourites and recently played games, newest first. */
export function playersGamesQuery(accountCode: string): Query<PlayersGames> {
  return {
    key: `player:games:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'games'),
    parse: async (wire) => (await import('./players-games.ts')).parsePlayersGames(wire),
  };
}

const favouritePath = (accountCode: string, slug: string) =>
  accountPath(accountCode, `favourites/${encodeURIComponent(slug)}`);

/** Adds a favourite; idempotent. @returns refusals: 404, 409 `favourites_full` */
export const addFavourite = (
  api: Api,
  accountCode: string,
  slug: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'PUT',
    path: favouritePath(accountCode, slug),
  });

export const removeFavourite = (
  api: Api,
  accountCode: string,
  slug: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: favouritePath(accountCode, slug),
  });

export const parsePlayersGames = (wire: unknown): PlayersGames | undefined =>
  parsed(playersGames, wire);
