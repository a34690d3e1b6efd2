import type { DatabaseSync } from 'node:sqlite';
import { tooManyAttempts } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { audit } from '../audit/audit-log.ts';
import { Problem } from '../http/problem.ts';
import type { Settings } from '../operator/settings.ts';
import { type CookieHeaders, noRefreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { endExpiredSessions, type Grant, grant, type SessionRow } from './session-store.ts';
import { endVouchedAccess } from './sessions.ts';
import { hashOf } from './token.ts';

/** Tolerance for two tabs that refresh concurrently, which is not a theft (S8), ms. */
const RACE_MS = 10_000;
/** Maximum rotations of a session per minute; a player's tabs need one in four minutes. */
const MOST_PER_MINUTE = 30;

interface TokenRow extends SessionRow {
  readonly used_at: number | null;
  readonly used_key: string | null;
}

interface RefreshOptions {
  readonly headers: CookieHeaders;
  /** Idempotency key, which the client repeats until it gets a response; an empty string for none. */
  readonly key: string;
  readonly settings: Settings;
  readonly address: string;
  readonly now: Date;
}

/**
 * Exchanges a refresh token for the next pair of tokens.
 * @throws Problem 401 `session_missing` or `session_revoked` (both delete the cookie), 409 `refresh_raced`, 429
 */
export function refreshSession(database: DatabaseSync, options: RefreshOptions): Grant {
  const token = refreshTokenIn(options.headers);
  if (token === undefined) throw gone('session_missing', options.headers);
  const outcome = inTransaction(database, () => rotate(database, hashOf(token), options));
  // Thrown outside the transaction, so that the record of a theft is committed.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

function rotate(
  database: DatabaseSync,
  hash: string,
  { headers, key, settings, address, now }: RefreshOptions,
): Grant | Problem {
  const time = now.getTime();
  endExpiredSessions(database, settings, now, ['token', hash]);
  const row = database
    .prepare(
      `SELECT sessions.*, used_at, used_key FROM refresh_tokens
       JOIN sessions ON sessions.id = session_id WHERE hash = ?`,
    )
    .get(hash) as TokenRow | undefined;
  if (row === undefined) return gone('session_missing', headers);
  if (row.revoked === 1) return gone('session_revoked', headers);
  if (row.used_at !== null) {
    if (wasLost(database, row, key)) {
      // Invalidates the token of the lost response.
      database
        .prepare('DELETE FROM refresh_tokens WHERE session_id = ? AND used_at IS NULL')
        .run(row.id);
    } else if (time - row.used_at <= RACE_MS) {
      return new Problem(409, 'refresh_raced', 'Another tab has the new token');
    } else {
      const { account_code: accountCode } = row;
      database.prepare('UPDATE sessions SET revoked = 1 WHERE id = ?').run(row.id);
      endVouchedAccess(database, accountCode);
      audit(database, { event: 'refresh-token-reused', by: 'visitor', accountCode, address }, now);
      return gone('session_revoked', headers);
    }
  }
  const used = database
    .prepare('SELECT count(*) AS n FROM refresh_tokens WHERE session_id = ? AND used_at > ?')
    .get(row.id, time - 60_000);
  if (Number(used?.n) >= MOST_PER_MINUTE) return tooManyAttempts(60_000);
  database
    .prepare('UPDATE refresh_tokens SET used_at = ?, used_key = ? WHERE hash = ?')
    .run(time, key, hash);
  return grant(database, row, settings, now);
}

/** Whether the response to this token was lost: the same attempt repeats, and no later token has been used. */
function wasLost(database: DatabaseSync, row: TokenRow, key: string): boolean {
  if (key === '' || row.used_key !== key) return false;
  const later = database
    .prepare('SELECT count(*) AS n FROM refresh_tokens WHERE session_id = ? AND used_at > ?')
    .get(row.id, row.used_at);
  return later?.n === 0;
}

const gone = (code: 'session_missing' | 'session_revoked', headers: CookieHeaders) =>
  new Problem(401, code, 'Log in again', { headers: { 'Set-Cookie': noRefreshCookie(headers) } });
