import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '../operator/problem.ts';
import type { Player } from '../operator/route.ts';

/** How long a proof counts: whoever finds an open page, or steals its token, comes later. */
const PROOF_MS = 5 * 60_000;

/** The player of this session has just shown their password or a passkey. */
export function keepProof(database: DatabaseSync, sessionId: string, now: Date): void {
  database.prepare('UPDATE sessions SET proved_at = ? WHERE id = ?').run(now.getTime(), sessionId);
}

/**
 * Lets a call change what an account is reached or entered by only shortly after a proof: an access token alone must
 * not be enough to take an account over.
 * @throws Problem 403 `proof_needed`
 */
export function demandProof(database: DatabaseSync, { sessionId }: Player, now: Date): void {
  const row = database.prepare('SELECT proved_at FROM sessions WHERE id = ?').get(sessionId);
  if (Number(row?.proved_at) + PROOF_MS > now.getTime()) return;
  throw new Problem(403, 'proof_needed', 'Show the password or a passkey again first');
}
