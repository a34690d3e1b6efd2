import type { SlotSession, SlotSessionSummary } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { openStakeOf } from './live-bets.ts';
import { sessionById } from './slot-sessions.ts';

/** Condition for sessions with final totals: ended, without an open bet at a live table. */
export const SETTLED = `ended_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM live_bets WHERE session = slot_sessions.seq)`;

/** Returns the newest unacknowledged summary with final totals, if any (AUT-7). */
export function pendingSummary(ledger: Ledger, owner: Owner): SlotSessionSummary | undefined {
  const row = prepared(
    ledger.database,
    `SELECT * FROM slot_sessions
       WHERE account_code = ? AND acknowledged = 0 AND ${SETTLED}
       ORDER BY seq DESC LIMIT 1`,
  ).get(owner.accountCode);
  return row === undefined ? undefined : summaryOf(ledger, row);
}

/** Summary of an ended session (AUT-7). */
export function summaryOf({ database }: Ledger, row: Row): SlotSessionSummary {
  const openStake = openStakeOf(database, row);
  const { id, game, startedAt, endedAt, stakes, wins } = slotSessionOf(row);
  return {
    id,
    game,
    spentTime: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
    spentAmount: stakes,
    wonAmount: wins,
    totalSessionBalance: wins - stakes,
    ...(openStake && { openStake }),
  };
}

/**
 * Acknowledges this summary and the older ones. May be repeated.
 * @throws Problem 404 for a session that is not the player's, or whose totals are not final
 */
export function acknowledgeSummary(ledger: Ledger, owner: Owner, id: string): void {
  const session = sessionById(ledger, owner, id);
  const isFinal = session.ended_at !== null && openStakeOf(ledger.database, session) === undefined;
  if (!isFinal) throw new Problem(404, 'not_found', 'There is no such summary');
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET acknowledged = 1
       WHERE account_code = ? AND seq <= ? AND ${SETTLED}`,
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
