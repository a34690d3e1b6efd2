/**
 * The inbox: conversations (an identifier where it is known who writes), what was said in them, and who may read on
 * (hashes of tokens). Times in ms; a message of the assistant's is there before its time, which is when it shows.
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
`;
