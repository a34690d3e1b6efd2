import type { DatabaseSync } from 'node:sqlite';
import type { Session } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { timeOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import type { Account } from './account.ts';
import { hashOf, newId, newToken } from './token.ts';

/** Maximum lifetime of a session, however active the player is, ms. */
const SESSION_MS = 8 * 60 * 60 * 1000;

/** How long the previous access token stays valid after a refresh, for requests in flight in any tab, ms. */
const OVERLAP_MS = 10_000;

/** A row of `sessions`; times in ms. */
export interface SessionRow {
  readonly id: string;
  readonly account_code: string;
  readonly device: string;
  readonly started_at: number;
  readonly last_seen_at: number;
  readonly ends_at: number;
  readonly previous_sign_in_at: number | null;
  readonly revoked: number;
}

/** What the browser receives: the session of the contract, and the refresh token for the cookie. */
export interface Grant {
  readonly session: Session;
  readonly refreshToken: string;
  /** Maximum number of seconds until the session ends. */
  readonly seconds: number;
}

const ONLY = {
  token: 'AND id = (SELECT session_id FROM refresh_tokens WHERE hash = ?)',
  account: 'AND account_code = ?',
};

/**
 * Deletes the sessions that have ended by time or inactivity, and logs each in the audit log, within a transaction. A
 * revoked one stays until its time is up, and the theft is logged already.
 * @param only the session of a refresh token's hash, or those of an account, which needs no scan of all
 */
export function endExpiredSessions(
  database: DatabaseSync,
  { inactivitySeconds }: Pick<Settings, 'inactivitySeconds'>,
  now: Date,
  only?: readonly [keyof typeof ONLY, string],
): void {
  const time = now.getTime();
  const inactivityMs = inactivitySeconds * 1000;
  const rows = database
    .prepare(
      `DELETE FROM sessions
       WHERE (ends_at <= ? OR (revoked = 0 AND last_seen_at <= ?)) ${only ? ONLY[only[0]] : ''}
       RETURNING account_code, last_seen_at, ends_at, revoked`,
    )
    .all(time, time - inactivityMs, ...(only ? [only[1]] : [])) as unknown as SessionRow[];
  for (const { account_code: accountCode, last_seen_at, ends_at, revoked } of rows) {
    if (revoked === 1) continue;
    const unused = last_seen_at + inactivityMs;
    const details =
      unused < ends_at ? `inactivity ${timeOf(unused)}` : `maximum time ${timeOf(ends_at)}`;
    audit(database, { event: 'session-expired', by: 'system', accountCode, details }, now);
  }
}

/** Opens a session for an authenticated player, within a transaction. */
export function openSession(
  database: DatabaseSync,
  account: Account,
  { device, settings, now }: { device: string; settings: Settings; now: Date },
): Grant {
  const time = now.getTime();
  database
    .prepare('UPDATE accounts SET last_sign_in_at = ? WHERE account_code = ?')
    .run(time, account.account_code);
  const session: SessionRow = {
    id: newId(),
    account_code: account.account_code,
    device,
    started_at: time,
    last_seen_at: time,
    ends_at: time + SESSION_MS,
    previous_sign_in_at: account.last_sign_in_at,
    revoked: 0,
  };
  const { id, account_code, ends_at, previous_sign_in_at } = session;
  database
    .prepare(
      `INSERT INTO sessions (id, account_code, device, started_at, last_seen_at, ends_at,
         previous_sign_in_at, access_hash, access_ends_at, proved_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    )
    // The id is a placeholder until `grant` stores the hash of the first access token.
    .run(id, account_code, device, time, time, ends_at, previous_sign_in_at, id, time);
  return grant(database, session, settings, now);
}

/** Issues the next pair of tokens of a session, within a transaction. */
export function grant(
  database: DatabaseSync,
  session: SessionRow,
  settings: Settings,
  now: Date,
): Grant {
  const time = now.getTime();
  const accessToken = newToken();
  const refreshToken = newToken();
  // Inactivity ends a session, so an unused token must not outlive it.
  const seconds = Math.min(settings.accessTokenSeconds, settings.inactivitySeconds);
  const accessEnds = Math.min(time + seconds * 1000, session.ends_at);
  database
    .prepare(
      `UPDATE sessions SET before_hash = access_hash, before_ends_at = min(access_ends_at, ?),
         access_hash = ?, access_ends_at = ?, last_seen_at = ? WHERE id = ?`,
    )
    .run(time + OVERLAP_MS, hashOf(accessToken), accessEnds, time, session.id);
  database
    .prepare('INSERT INTO refresh_tokens (hash, session_id) VALUES (?, ?)')
    .run(hashOf(refreshToken), session.id);
  return {
    refreshToken,
    seconds: Math.ceil((session.ends_at - time) / 1000),
    session: {
      accessToken,
      expiresIn: Math.max(1, Math.floor((accessEnds - time) / 1000)),
      inactivitySeconds: settings.inactivitySeconds,
      sessionId: session.id,
      accountCode: session.account_code,
      signedInSeconds: Math.floor((time - session.started_at) / 1000),
      ...(session.previous_sign_in_at !== null && {
        previousSignInAt: timeOf(session.previous_sign_in_at),
      }),
    },
  };
}

/** Ends the session of a refresh token, used or not. @returns its account, undefined for an unknown token */
export function endSessionOf(database: DatabaseSync, refreshToken: string): string | undefined {
  const row = database
    .prepare(
      `DELETE FROM sessions WHERE revoked = 0
       AND id = (SELECT session_id FROM refresh_tokens WHERE hash = ?) RETURNING account_code`,
    )
    .get(hashOf(refreshToken));
  return row && String(row.account_code);
}
