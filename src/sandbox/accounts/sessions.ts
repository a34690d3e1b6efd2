import type { DatabaseSync } from 'node:sqlite';
import type { Player } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { STANDING_COLUMNS, type StandingRow, standingOf } from './account-status.ts';
import { endExpiredSessions } from './session-store.ts';
import { hashOf } from './token.ts';

interface AccessRow extends StandingRow {
  readonly id: string;
  readonly account_code: string;
  readonly access_ends_at: number;
  readonly revoked: number;
}

/** Finds the player of an access token; 'expired' while its session can still be refreshed, 'revoked' after a theft. */
export function findPlayer(
  database: DatabaseSync,
  token: string,
  now: Date,
): Player | 'expired' | 'revoked' | undefined {
  const row = database
    .prepare(
      `SELECT id, account_code, revoked, ${STANDING_COLUMNS},
         iif(access_hash = ?1, access_ends_at, before_ends_at) AS access_ends_at
       FROM sessions JOIN accounts USING (account_code)
       WHERE access_hash = ?1 OR before_hash = ?1`,
    )
    .get(hashOf(token)) as AccessRow | undefined;
  if (row === undefined) return undefined;
  if (row.revoked === 1) return 'revoked';
  if (row.access_ends_at <= now.getTime()) return 'expired';
  const { status } = standingOf(row, now);
  return { accountCode: row.account_code, sessionId: row.id, status };
}

/**
 * Ends an account's sessions at once by deleting their tokens, within a transaction. Those that had ended by themselves
 * are logged. Access to other systems ends on every device; the spared one gets it again.
 * @param spared id of the session to keep
 */
export function endSessions(
  { database, settings }: Pick<PartContext, 'database' | 'settings'>,
  accountCode: string,
  now: Date,
  spared?: string,
): void {
  endExpiredSessions(database, settings, now, ['account', accountCode]);
  database
    .prepare('DELETE FROM sessions WHERE account_code = ? AND id IS NOT ?')
    .run(accountCode, spared ?? null);
  endVouchedAccess(database, accountCode);
}

/** Ends the account's existing access to other systems, such as the chat. */
export function endVouchedAccess(database: DatabaseSync, accountCode: string): void {
  database
    .prepare('UPDATE accounts SET log_outs = log_outs + 1 WHERE account_code = ?')
    .run(accountCode);
}

/** Time of the player's log-in before this session, in ms; null for the first log-in. */
export function previousSignIn(database: DatabaseSync, sessionId: string): number | null {
  const row = database
    .prepare('SELECT previous_sign_in_at AS at FROM sessions WHERE id = ?')
    .get(sessionId);
  return typeof row?.at === 'number' ? row.at : null;
}
