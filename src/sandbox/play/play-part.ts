import type { OperatorPart } from '../operator/part.ts';
import { launchRoutes } from './launch-routes.ts';
import { playersGamesRoutes } from './players-games-routes.ts';
import { runningSessionRoutes } from './running-session-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { statementRoutes } from './statement-routes.ts';

/**
 * Access to game frames: a single-use ticket, then the game's token. A session has one of each, so a new one replaces
 * the old one. Only hashes are stored. Also the players' favourites.
 */
const tables = `
  CREATE TABLE game_entries (
    session INTEGER PRIMARY KEY REFERENCES slot_sessions (seq),
    ticket_hash TEXT UNIQUE,
    ticket_ends_at TEXT NOT NULL,
    token_hash TEXT UNIQUE
  ) STRICT;

  -- The rowid tells which was marked last.
  CREATE TABLE favourite_games (
    account_code TEXT NOT NULL,
    slug TEXT NOT NULL,
    UNIQUE (account_code, slug)
  ) STRICT;
`;

/** Game sessions, launches and statements. */
export const playPart: OperatorPart = {
  tables,
  seed: () => undefined,
  routes: (context) => [
    ...sessionRoutes(context),
    ...runningSessionRoutes(context),
    ...launchRoutes(context),
    ...statementRoutes(context),
    ...playersGamesRoutes(context),
  ],
};
