/**
 * The way into the frame: a ticket that is good once, then the token that the game holds. There is one of each
 * for a session, so that a new one ends the one before. Only hashes are kept. Beside it, what players like.
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
