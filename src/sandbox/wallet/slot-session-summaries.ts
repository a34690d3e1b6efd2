import type { SlotSession, SlotSessionSummary } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { sessionById } from './slot-sessions.ts';

/** Returns the newest unacknowledged summary, if any (AUT-7). */
export function pendingSummary(ledger: Ledger, owner: Owner): SlotSessionSummary | undefined {
  const row = prepared(
    ledger.database,
    `SELECT * FROM slot_sessions
       WHERE account_code = ? AND ended_at IS NOT NULL AND acknowledged = 0
       ORDER BY seq DESC LIMIT 1`,
  ).get(owner.accountCode);
  return row === undefined ? undefined : summaryOf(row);
}

/** Summary of an ended session (AUT-7). */
export function summaryOf(row: Row): SlotSessionSummary {
  const { id, game, startedAt, endedAt, stakes, wins } = slotSessionOf(row);
  return {
    id,
    game,
    spentTime: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
    spentAmount: stakes,
    wonAmount: wins,
    totalSessionBalance: wins - stakes,
  };
}

/**
 * Acknowledges this summary and the older ones. May be repeated.
 * @throws Problem 404 for a session that is not the player's or has not ended
 */
export function acknowledgeSummary(ledger: Ledger, owner: Owner, id: string): void {
  const session = sessionById(ledger, owner, id);
  if (session.ended_at === null) throw new Problem(404, 'not_found', 'There is no such summary');
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET acknowledged = 1
       WHERE account_code = ? AND seq <= ? AND ended_at IS NOT NULL`,
  ).run(owner.accountCode, numberOf(session, 'seq'));
}

/** Converts a row to an ended session of the contract. */
export function slotSessionOf(row: Row): SlotSession {
  return {
    id: sessionIdOf(row),
    game: textOf(row, 'game'),
    startedAt: textOf(row, 'started_at'),
    endedAt: textOf(row, 'ended_at'),
    stakes: numberOf(row, 'stakes'),
    wins: numberOf(row, 'wins'),
    currency: textOf(row, 'currency'),
    balanceBefore: numberOf(row, 'balance_before'),
    balanceAfter: numberOf(row, 'balance_after'),
    rounds: numberOf(row, 'rounds'),
  };
}

/** Id of a session in the contract. */
export const sessionIdOf = (row: Row): string => `S${numberOf(row, 'seq')}`;
