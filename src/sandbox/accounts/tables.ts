/** Created with the other tables, and in a file of an earlier version. */
export const phoneChangesTable = `
  -- A phone that counts once the code sent to it was entered.
  CREATE TABLE phone_changes (
    account_code TEXT PRIMARY KEY REFERENCES accounts,
    phone TEXT NOT NULL,
    hash TEXT NOT NULL,
    failures INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * The accounts' tables. Times are epoch ms. Tokens are stored as SHA-256 only, so that read access to this file is not
 * enough to log in.
 */
export const accountTables = `
  CREATE TABLE accounts (
    account_code TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password_hash TEXT NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'excluded')),
    status_reason TEXT,
    status_until INTEGER,
    -- Why the account is blocked again once a self-exclusion ends.
    reason_after TEXT,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    birth_date TEXT NOT NULL,
    document_number TEXT NOT NULL,
    -- Of residence at the registration: two countries give the same numbers to two people.
    document_country TEXT NOT NULL,
    phone TEXT NOT NULL,
    street TEXT NOT NULL,
    city TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    country TEXT NOT NULL,
    language TEXT NOT NULL,
    validated_at INTEGER,
    registered_at INTEGER NOT NULL,
    last_sign_in_at INTEGER,
    tracking_code TEXT,
    -- How often all sessions were ended at once. What was vouched for before counts no more.
    log_outs INTEGER NOT NULL DEFAULT 0,
    UNIQUE (document_number, document_country)
  ) STRICT;

  CREATE INDEX accounts_by_birth_date ON accounts (birth_date);

  -- What players may be known by, each in one form (likeness.ts); former addresses and numbers stay.
  CREATE TABLE person_marks (
    kind TEXT NOT NULL CHECK (kind IN ('email', 'phone', 'document')),
    mark TEXT NOT NULL,
    account_code TEXT NOT NULL REFERENCES accounts,
    PRIMARY KEY (kind, mark, account_code)
  ) STRICT;

  -- Why a new account waits for the staff: it is like that other one.
  CREATE TABLE account_reviews (
    account_code TEXT NOT NULL REFERENCES accounts,
    likeness TEXT NOT NULL CHECK (likeness IN ('name', 'email', 'phone', 'document')),
    other_code TEXT NOT NULL REFERENCES accounts,
    PRIMARY KEY (account_code, likeness, other_code)
  ) STRICT;

  CREATE TABLE consents (
    account_code TEXT NOT NULL REFERENCES accounts,
    kind TEXT NOT NULL CHECK (kind IN ('terms', 'privacy', 'email', 'sms', 'push')),
    version TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE registration_attempts (
    idempotency_key TEXT PRIMARY KEY,
    request_hash TEXT NOT NULL,
    account_code TEXT NOT NULL REFERENCES accounts
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    account_code TEXT NOT NULL REFERENCES accounts,
    device TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    previous_sign_in_at INTEGER,
    access_hash TEXT NOT NULL UNIQUE,
    access_ends_at INTEGER NOT NULL,
    -- The token before: calls that carry it are still on their way when a refresh answers.
    before_hash TEXT,
    before_ends_at INTEGER NOT NULL DEFAULT 0,
    -- A refresh token of it came twice: kept until its end, to tell whoever still holds a token.
    revoked INTEGER NOT NULL DEFAULT 0,
    -- When the player last showed who they are: by signing in, or again before a change of what proves it.
    proved_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_account ON sessions (account_code);
  CREATE INDEX sessions_by_token_before ON sessions (before_hash);

  -- Every refresh token of a session that lives: a used one that comes again was stolen, unless its use goes by the same
  -- idempotency key.
  CREATE TABLE refresh_tokens (
    hash TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
    used_at INTEGER,
    used_key TEXT
  ) STRICT;
  CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

  CREATE TABLE sign_in_failures (
    name_hash TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    credential_id TEXT NOT NULL UNIQUE,
    account_code TEXT NOT NULL REFERENCES accounts,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) STRICT;

  CREATE TABLE passkey_challenges (
    challenge TEXT PRIMARY KEY,
    account_code TEXT REFERENCES accounts,
    ends_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE password_resets (
    hash TEXT PRIMARY KEY,
    account_code TEXT NOT NULL REFERENCES accounts,
    ends_at INTEGER NOT NULL
  ) STRICT;

  -- An address that counts once its owner has followed the link.
  CREATE TABLE email_changes (
    hash TEXT PRIMARY KEY,
    account_code TEXT NOT NULL UNIQUE REFERENCES accounts,
    email TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;

${phoneChangesTable}
  -- The e-mails and text messages that a real operator would send.
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    -- Sealed: it may hold the token of a new password.
    path BLOB,
    kind TEXT NOT NULL DEFAULT 'email' CHECK (kind IN ('email', 'text')),
    -- Sealed as well.
    code BLOB
  ) STRICT;

  CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    account_code TEXT NOT NULL REFERENCES accounts,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    path TEXT,
    topic TEXT NOT NULL,
    read INTEGER NOT NULL DEFAULT 0,
    page TEXT
  ) STRICT;
  CREATE INDEX notices_by_account ON notices (account_code, at);

  CREATE TABLE notification_preferences (
    account_code TEXT PRIMARY KEY REFERENCES accounts,
    preferences TEXT NOT NULL
  ) STRICT;

  CREATE TABLE limits (
    account_code TEXT NOT NULL,
    kind TEXT NOT NULL,
    period TEXT NOT NULL,
    amount INTEGER,
    pending_amount INTEGER,
    -- RFC 3339, as the times of the wallet.
    pending_from TEXT,
    PRIMARY KEY (account_code, kind, period)
  ) STRICT, WITHOUT ROWID;
`;
