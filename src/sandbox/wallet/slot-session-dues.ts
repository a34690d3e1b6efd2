import type { DatabaseSync } from 'node:sqlite';
import type { SlotSessionEnd } from '../../operator/contract/types.ts';
import { prepared } from '../operator/prepared.ts';
import { nullableNumber, numberOf, type Row, textOf } from '../operator/row.ts';

/** Time without activity after which a session counts as left, ms (AUT-7). */
const INACTIVE_AFTER_MS = 15 * 60_000;

/**
 * Records activity in a running session: updates when it ends by itself, and why. Keeps an exclusion or log-out that
 * was stored while the activity waited for the lock.
 */
export function keepAlive(database: DatabaseSync, session: Row, now: Date): void {
  const unused = now.getTime() + INACTIVE_AFTER_MS;
  const minutes = nullableNumber(session, 'max_minutes');
  const limit =
    minutes === null
      ? Number.POSITIVE_INFINITY
      : Date.parse(textOf(session, 'started_at')) + minutes * 60_000;
  const reason: SlotSessionEnd = limit <= unused ? 'time' : 'inactive';
  prepared(
    database,
    `UPDATE slot_sessions SET due_at = ?, due_reason = ?
     WHERE seq = ? AND coalesce(due_reason, '') NOT IN ('excluded', 'signed-out')`,
  ).run(new Date(Math.min(unused, limit)).toISOString(), reason, numberOf(session, 'seq'));
}

/** Ends the player's play at this moment, unless it ends earlier. Runs inside the caller's transaction. */
export function endPlayAt(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
  reason: SlotSessionEnd,
): void {
  prepared(
    database,
    `UPDATE slot_sessions SET due_at = ?1, due_reason = ?2
     WHERE account_code = ?3 AND ended_at IS NULL AND due_at > ?1`,
  ).run(now.toISOString(), reason, accountCode);
}
