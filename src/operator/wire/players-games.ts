import * as v from 'valibot';
import type { PlayersGames } from '../contract/types.ts';
import { parsed } from './entries.ts';

const slugs = v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/)));
const games: v.GenericSchema<unknown, PlayersGames> = v.object({
  favourites: slugs,
  recent: slugs,
});

export const parsePlayersGames = (wire: unknown): PlayersGames | undefined => parsed(games, wire);
