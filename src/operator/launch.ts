import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { call } from './call.ts';
import { gameLaunch } from './contract/schemas.ts';
import type { GameLaunch, GameTicket, Operations } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { GameLaunch } from './contract/types.ts';

const parser = () => import('./launch.ts');
/**
 * Reads the URL of a game for a session ticket, from the family that the ticket names.
 * @returns refusals: 404, 409 `game_unavailable`, 422 `ticket_invalid` (used or expired: request another)
 */
export const launchGame = (
  api: Api,
  { family, ticket }: GameTicket,
  { game, lang }: { game: string; lang: string },
): Promise<Result<GameLaunch, HttpError>> => {
  const launch = { game, mode: 'real', lang, ticket } as const;
  return family === 'nyx' ? askNyx(api, launch) : askGateway(api, launch);
};

/**
 * Reads the URL of a game's demo; visitors may call it.
 * @param family the API that starts it; visitors can use `nyx` only
 * @returns refusals: 403 `demo_not_allowed`, 404, 409 `game_unavailable`
 */
export const launchDemo = (
  api: Api,
  family: GameTicket['family'],
  { game, lang }: { game: string; lang: string },
): Promise<Result<GameLaunch, HttpError>> => {
  const launch = { game, mode: 'demo', lang } as const;
  return family === 'nyx' ? askNyx(api, launch) : askGateway(api, launch);
};

type Launch = Operations['launchThroughGateway']['request'];

const askNyx = (api: Api, launch: Launch) =>
  call(
    api,
    { family: 'nyx', method: 'GET', path: `/launch?${new URLSearchParams({ ...launch })}` },
    async (wire) => (await parser()).parseGameLaunch(wire),
  );

/** A Blob, because a string would set a content type, which the gateway does not accept (REQ-1). */
const askGateway = (api: Api, launch: Launch) =>
  call(
    api,
    {
      family: 'casinoGateway',
      method: 'POST',
      path: '/launches',
      body: new Blob([JSON.stringify(launch)]),
    },
    async (wire) => (await parser()).parseGameLaunch(wire),
  );

export const parseGameLaunch = (wire: unknown): GameLaunch | undefined => parsed(gameLaunch, wire);
