import type { DatabaseSync } from 'node:sqlite';
import { dayOf } from './calendar.ts';
import { prepared } from './prepared.ts';

/** Between two signs of life of a session that is still alive, ms: its inactivity limit and a bit. */
const MAX_GAP_MS = 20 * 60_000;

/**
 * Time signed in, by day in UTC. It follows from the sessions' own signs of life: what passed since
 * the last one counts, once for a player who is signed in on two devices.
 */
export const presenceTables = `
  CREATE TABLE presence (
    account_code TEXT NOT NULL,
    day TEXT NOT NULL,
    time_ms INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (account_code, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER session_seen AFTER UPDATE OF last_seen_at ON sessions
  WHEN NEW.last_seen_at - OLD.last_seen_at BETWEEN 1 AND ${MAX_GAP_MS} BEGIN
    INSERT INTO presence (account_code, day, time_ms, last_at)
    VALUES (NEW.account_code, date(NEW.last_seen_at / 1000, 'unixepoch'), 0, OLD.last_seen_at)
    ON CONFLICT DO NOTHING;
    UPDATE presence
    SET time_ms = time_ms + max(0, NEW.last_seen_at - max(last_at, OLD.last_seen_at)),
      last_at = max(last_at, NEW.last_seen_at)
    WHERE account_code = NEW.account_code
      AND day = date(NEW.last_seen_at / 1000, 'unixepoch');
  END;
`;

/** Adds minutes to the day that `at` lies in, for history that no session is left of. */
export function addPresence(
  database: DatabaseSync,
  accountCode: string,
  at: Date,
  minutes: number,
): void {
  prepared(
    database,
    `INSERT INTO presence (account_code, day, time_ms, last_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_code, day) DO UPDATE SET time_ms = time_ms + excluded.time_ms`,
  ).run(accountCode, dayOf(at), minutes * 60_000, at.getTime());
}
