import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';

/** Maximum time between two activity signals of a live session, ms; slightly more than its inactivity limit. */
const MAX_GAP_MS = 20 * 60_000;

/** Length of a quarter, ms: in every time zone, days begin at a multiple of 15 minutes UTC. */
const QUARTER_MS = 15 * 60_000;

/** Quarters of an hour since the epoch. */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER_MS);

/** The operator's clock in ms (wallet-part.ts). */
const CLOCK = "CAST(round(unixepoch(operator_clock(), 'subsec') * 1000) AS INTEGER)";

/** End of a session: now, but at most the end of its access token, after which it cannot be used. */
const END = `min(${CLOCK}, OLD.access_ends_at, OLD.last_seen_at + ${MAX_GAP_MS})`;

/** Time until which the player's time is booked. */
const BOOKED = `coalesce((
  SELECT last_at FROM presence WHERE account_code = OLD.account_code
  ORDER BY quarter DESC LIMIT 1), 0)`;

/**
 * Logged-in time by quarter of an hour, booked in the quarter of the activity signal. It derives from the activity
 * signals and the ends of the sessions: the time since the last signal counts, and only once for a player on two
 * devices.
 */
export const presenceTables = `
  CREATE TABLE presence (
    account_code TEXT NOT NULL,
    quarter INTEGER NOT NULL,
    time_ms INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (account_code, quarter)
  ) STRICT, WITHOUT ROWID;

  ${books('session_seen AFTER UPDATE OF last_seen_at', 'NEW.last_seen_at')}
  ${books('session_ended AFTER DELETE', END, 'OLD.revoked = 0')}
  ${books('session_revoked AFTER UPDATE OF revoked', END, 'NEW.revoked > OLD.revoked')}
`;

/** Creates a trigger that books the time between a session's last signal and `until`. */
function books(trigger: string, until: string, condition = 'true'): string {
  return `
  CREATE TRIGGER ${trigger} ON sessions
  WHEN ${condition} AND ${until} > ${BOOKED}
    AND ${until} - OLD.last_seen_at BETWEEN 1 AND ${MAX_GAP_MS} BEGIN
    INSERT INTO presence (account_code, quarter, time_ms, last_at)
    VALUES (OLD.account_code, ${until} / ${QUARTER_MS}, 0, max(OLD.last_seen_at, ${BOOKED}))
    ON CONFLICT DO NOTHING;
    UPDATE presence
    SET time_ms = time_ms + ${until} - max(last_at, OLD.last_seen_at), last_at = ${until}
    WHERE account_code = OLD.account_code AND quarter = ${until} / ${QUARTER_MS};
  END;`;
}

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
