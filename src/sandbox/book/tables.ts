/**
 * Tables in addition to the wallet's bets: the choices of their legs, and hashed tickets and tokens that identify
 * players on the sportsbook's origin (times in ms).
 */
export const bookTables = `
  CREATE TABLE sportsbook_legs (
    bet INTEGER NOT NULL REFERENCES bets (seq),
    leg INTEGER NOT NULL,
    event TEXT NOT NULL,
    market TEXT NOT NULL,
    selection TEXT NOT NULL,
    PRIMARY KEY (bet, leg)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sportsbook_access (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('ticket', 'token')),
    account_code TEXT NOT NULL,
    session_id TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sportsbook_access_by_end ON sportsbook_access (ends_at);
`;
