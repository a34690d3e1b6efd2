import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';

/** Maximum time between two activity signals of a live session, ms: slightly more than its inactivity limit. */
const MAX_GAP_MS = 20 * 60_000;

/** Days begin at a multiple of 15 minutes UTC in every time zone. */
const QUARTER_MS = 15 * 60_000;

/** Quarters of an hour since the epoch. */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER_MS);

/**
 * Logged-in time by quarter of an hour, booked in the quarter of the activity signal. It is derived from the activity
 * signals of the sessions: the time since the last signal counts, and only once for a player logged in on two devices.
 */
export const presenceTables = `
  CREATE TABLE presence (
    account_code TEXT NOT NULL,
    quarter INTEGER NOT NULL,
    time_ms INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (account_code, quarter)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER session_seen AFTER UPDATE OF last_seen_at ON sessions
  WHEN NEW.last_seen_at - OLD.last_seen_at BETWEEN 1 AND ${MAX_GAP_MS} BEGIN
    INSERT INTO presence (account_code, quarter, time_ms, last_at)
    VALUES (NEW.account_code, NEW.last_seen_at / ${QUARTER_MS}, 0, max(OLD.last_seen_at, coalesce((
      SELECT last_at FROM presence WHERE account_code = NEW.account_code
      ORDER BY quarter DESC LIMIT 1), 0)))
    ON CONFLICT DO NOTHING;
    UPDATE presence
    SET time_ms = time_ms + max(0, NEW.last_seen_at - max(last_at, OLD.last_seen_at)),
      last_at = max(last_at, NEW.last_seen_at)
    WHERE account_code = NEW.account_code
      AND quarter = NEW.last_seen_at / ${QUARTER_MS};
  END;
`;

/** Adds minutes at the moment `at`, for history without sessions. */
export function addPresence(
  database: DatabaseSync,
  accountCode: string,
  at: Date,
  minutes: number,
): void {
  prepared(
    database,
    `INSERT INTO presence (account_code, quarter, time_ms, last_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_code, quarter) DO UPDATE SET time_ms = time_ms + excluded.time_ms`,
  ).run(accountCode, quarterOf(at), minutes * 60_000, at.getTime());
}
