/**
 * Access to game frames: a single-use ticket, then the game's token. A session has one of each, so a new one replaces
 * the old. Only hashes are stored. Also the players' favourites.
 */
export const playTables = `
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
