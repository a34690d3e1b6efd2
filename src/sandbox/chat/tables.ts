/**
 * The inbox: conversations (with an identifier if the visitor is known), their messages, and access (token hashes).
 * Times in ms. An assistant's message is stored in advance with the time at which it becomes visible.
 */
export const chatTables = `
  CREATE TABLE chat_conversations (
    id TEXT PRIMARY KEY,
    identifier TEXT UNIQUE,
    name TEXT,
    language TEXT NOT NULL,
    began_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat_access (
    hash TEXT PRIMARY KEY,
    conversation TEXT NOT NULL REFERENCES chat_conversations (id),
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat_messages (
    seq INTEGER PRIMARY KEY,
    conversation TEXT NOT NULL REFERENCES chat_conversations (id),
    sender TEXT NOT NULL CHECK (sender IN ('visitor', 'assistant', 'agent')),
    text TEXT NOT NULL,
    key TEXT,
    at INTEGER NOT NULL,
    UNIQUE (conversation, key)
  ) STRICT;
  CREATE INDEX chat_messages_by_conversation ON chat_messages (conversation, seq);

  CREATE TRIGGER chat_access_ends AFTER UPDATE OF log_outs ON accounts BEGIN
    DELETE FROM chat_access WHERE conversation IN (
      SELECT id FROM chat_conversations WHERE identifier = NEW.account_code);
  END;
`;
