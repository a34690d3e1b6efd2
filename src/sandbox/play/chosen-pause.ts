import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';
import { numberOf, textOf } from '../operator/row.ts';

/**
 * End of the pause that the player chose for when a session reaches its limit; undefined without one. A hand or a bet
 * that was still open when the player left may also reach the loss limit; an open bet counts as lost.
 */
export function chosenPauseUntil(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): Date | undefined {
  const paused = prepared(
    database,
    `SELECT ended_at, pause_hours FROM slot_sessions
     WHERE account_code = ? AND pause_hours > 0 AND ended_at IS NOT NULL
       AND (end_reason IN ('time', 'loss') OR stakes - wins >= max_loss)`,
  ).all(accountCode);
  const ends = paused.map(
    (row) => Date.parse(textOf(row, 'ended_at')) + numberOf(row, 'pause_hours') * 3_600_000,
  );
  const until = Math.max(0, ...ends);
  return until <= now.getTime() ? undefined : new Date(until);
}
