import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import { isSpent } from './round-gate.ts';

/**
 * End of the pause that the player chose for when a session reaches its limit; undefined without one. A hand or a bet
 * that was still open when the player left may also reach the loss limit; an open bet counts as lost.
 */
export function chosenPauseUntil(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): Date | undefined {
  const ended = prepared(
    database,
    `SELECT * FROM slot_sessions
     WHERE account_code = ? AND pause_hours > 0 AND ended_at IS NOT NULL`,
  ).all(accountCode);
  const ends = ended
    .filter(hasReachedLimit)
    .map((row) => Date.parse(textOf(row, 'ended_at')) + numberOf(row, 'pause_hours') * 3_600_000);
  const until = Math.max(0, ...ends);
  return until <= now.getTime() ? undefined : new Date(until);
}

const hasReachedLimit = (session: Row): boolean =>
  ['time', 'loss'].includes(textOf(session, 'end_reason')) ||
  // Without a loss, the player only chose a limit below the minimum stake.
  (numberOf(session, 'stakes') > numberOf(session, 'wins') && isSpent(session));
