import { playersGames } from '../contract/schemas.ts';
import type { PlayersGames } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parsePlayersGames = (wire: unknown): PlayersGames | undefined =>
  parsed(playersGames, wire);
