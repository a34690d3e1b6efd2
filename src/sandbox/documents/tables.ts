/**
 * The document tables. Times are RFC 3339 texts in UTC. `file` is the random name of the bytes in the documents folder,
 * NULL for seeded documents.
 */
export const documentTables = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    account_code TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT,
    uploaded_at TEXT NOT NULL,
    expires_on TEXT,
    file TEXT
  ) STRICT;
  CREATE INDEX documents_of_player ON documents (account_code, uploaded_at);

  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    account_code TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    type TEXT NOT NULL,
    received INTEGER NOT NULL DEFAULT 0,
    begun_at TEXT NOT NULL,
    document TEXT REFERENCES documents (id),
    gone INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX uploads_of_player ON uploads (account_code, begun_at);
`;
