import type { Ledger, Owner } from './ledger.ts';
import { insufficientFunds, type Movement } from './movements.ts';
import { prepared } from './prepared.ts';
import { numberOf, textOf } from './row.ts';

/** How long a withdrawal is under way here; a real bank takes a day or two. */
export const WITHDRAWAL_TAKES_MS = 3_600_000;
/** Sentinel: the bank sends back a withdrawal whose last two digits are these. */
const SENT_BACK = 13;

/** Cash goes on its way out. Throws Problem 409 `insufficient_funds`. Returns the posting's number. */
export function withdrawMoney(ledger: Ledger, movement: Movement): number {
  const { owner, amount, at } = movement;
  if (ledger.balanceOf(owner).cash < amount) throw insufficientFunds();
  const posting = ledger.post({
    ...movement,
    kind: 'withdrawal',
    entries: { cash: -amount, leaving: amount },
  });
  const due = new Date(at.getTime() + WITHDRAWAL_TAKES_MS).toISOString();
  prepared(ledger.database, `INSERT INTO withdrawals VALUES (?, ?, ?, ?, 'pending')`).run(
    posting,
    owner.accountCode,
    amount,
    due,
  );
  return posting;
}

/**
 * Ends the player's withdrawals whose hour has come: the bank takes the money, or sends it back as
 * a correction. Runs inside the caller's transaction.
 */
export function endDueWithdrawals(ledger: Ledger, owner: Owner, now: Date): void {
  for (const due of dueWithdrawals(ledger, owner, now)) {
    const posting = numberOf(due, 'posting');
    const amount = numberOf(due, 'amount');
    const isSentBack = amount % 100 === SENT_BACK;
    ledger.post({
      owner,
      kind: isSentBack ? 'correction' : 'payout',
      at: new Date(textOf(due, 'due_at')),
      entries: { leaving: -amount, [isSentBack ? 'cash' : 'bank']: amount },
      reference: `withdrawal:${posting}`,
    });
    prepared(ledger.database, 'UPDATE withdrawals SET state = ? WHERE posting = ?').run(
      isSentBack ? 'returned' : 'paid',
      posting,
    );
  }
}

/** Whether `endDueWithdrawals` has something to do. */
export function hasDueWithdrawals(ledger: Ledger, owner: Owner, now: Date): boolean {
  return dueWithdrawals(ledger, owner, now).length > 0;
}

function dueWithdrawals({ database }: Ledger, { accountCode }: Owner, now: Date) {
  return prepared(
    database,
    `SELECT posting, amount, due_at FROM withdrawals
       WHERE account_code = ? AND state = 'pending' AND due_at <= ? ORDER BY posting`,
  ).all(accountCode, now.toISOString());
}
