import { prepared } from '../operator/prepared.ts';
import { numberOf, textOf } from '../operator/row.ts';
import { endBet } from './bets.ts';
import { lapseBonus } from './bonuses.ts';
import type { Ledger, Owner } from './ledger.ts';
import { settleLiveBet } from './live-bets.ts';
import { endSlotSession } from './slot-sessions.ts';
import { endWithdrawal } from './withdrawals.ts';

const ENDINGS = {
  bet: endBet,
  bonus: lapseBonus,
  live: settleLiveBet,
  withdrawal: endWithdrawal,
  slots: endSlotSession,
};

/**
 * Ends everything that is due for the player by now, in order of time: bets whose matches are over, bets at live tables
 * whose number is known, bonuses and game sessions whose time is up, withdrawals that the bank has processed. Call it
 * before the player's money is moved or shown, so that the ledger stays in order of time. Runs inside the caller's
 * transaction.
 */
export function endDue(ledger: Ledger, owner: Owner, now: Date): void {
  for (const row of dueOf(ledger, owner, now)) {
    const end = ENDINGS[textOf(row, 'what') as keyof typeof ENDINGS];
    end(ledger, owner, numberOf(row, 'number'), new Date(textOf(row, 'at')));
  }
}

/** Whether `endDue` has anything to do. */
export function hasDue(ledger: Ledger, owner: Owner, now: Date): boolean {
  return dueOf(ledger, owner, now).length > 0;
}

function dueOf({ database }: Ledger, { accountCode }: Owner, now: Date) {
  return prepared(
    database,
    `SELECT 'bet' AS what, seq AS number, ends_at AS at FROM bets
     WHERE account_code = ?1 AND status = 'open' AND ends_at <= ?2
     UNION ALL
     SELECT 'bonus', seq, due_at FROM bonuses
     WHERE account_code = ?1 AND state = 'open' AND due_at <= ?2
     UNION ALL
     SELECT 'withdrawal', posting, due_at FROM withdrawals
     WHERE account_code = ?1 AND state = 'pending' AND due_at <= ?2
     UNION ALL
     SELECT 'live', seq, due_at FROM live_bets WHERE account_code = ?1 AND due_at <= ?2
     UNION ALL
     SELECT 'slots', seq, due_at FROM slot_sessions
     WHERE account_code = ?1 AND ended_at IS NULL AND due_at <= ?2
     ORDER BY at, number`,
  ).all(accountCode, now.toISOString());
}
