/**
 * The way into the frame: a ticket that is good once, then the token that the game holds. There is one of each
 * for a session, so that a new one ends the one before. Only hashes are kept.
 */
export const playTables = `
  CREATE TABLE game_entries (
    session INTEGER PRIMARY KEY REFERENCES slot_sessions (seq),
    ticket_hash TEXT UNIQUE,
    ticket_ends_at TEXT NOT NULL,
    token_hash TEXT UNIQUE
  ) STRICT;
`;
