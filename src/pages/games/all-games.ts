import type { Query } from '../../http/query.ts';
import { type Game, gamesQuery } from '../../operator/catalogue.ts';

/** The whole bill, up to the operator's largest page; the lobby filters it on the device, offline too. */
export const allGamesQuery = (): Query<Game[]> => gamesQuery({ limit: 100 });
