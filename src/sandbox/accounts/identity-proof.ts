import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { type CookieHeaders, refreshTokenIn } from './refresh-cookie.ts';
import { hashOf } from './token.ts';

/** Validity of a proof of identity, ms. Short, to protect against an unattended page or a stolen token. */
const PROOF_MS = 5 * 60_000;

/** Records that the player of this session has just proved their identity by password or passkey. */
export function keepProof(database: DatabaseSync, sessionId: string, now: Date): void {
  database.prepare('UPDATE sessions SET proved_at = ? WHERE id = ?').run(now.getTime(), sessionId);
}

/**
 * Refuses changes of credentials and contact data without the session's refresh cookie and a recent proof of identity,
 * such as a log-in. An access token alone must not be enough to take over an account.
 * @throws Problem 403 `proof_needed`
 */
export function demandProof(
  database: DatabaseSync,
  { player, headers, now }: { player: Player; headers: CookieHeaders; now: Date },
): void {
  const row = database
    .prepare(
      `SELECT proved_at FROM sessions JOIN refresh_tokens ON session_id = id
       WHERE id = ? AND hash = ?`,
    )
    .get(player.sessionId, hashOf(refreshTokenIn(headers) ?? ''));
  if (Number(row?.proved_at) + PROOF_MS > now.getTime()) return;
  throw new Problem(403, 'proof_needed', 'Confirm your password or a passkey first');
}
