import { prepared } from '../operator/prepared.ts';
import { numberOf, optionalText } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { insufficientFunds, type Movement } from './movements.ts';

/** Duration of a withdrawal here, ms; a real bank takes a day or two. */
export const WITHDRAWAL_TAKES_MS = 3_600_000;
/** Sentinel: the bank returns a withdrawal that ends in these two digits. */
const SENT_BACK = 13;

/** Begins a withdrawal of cash. Returns the posting's number. @throws Problem 409 `insufficient_funds` */
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
 * Ends a due withdrawal: the bank takes the money, or returns it as a correction. Runs inside the caller's transaction.
 */
export function endWithdrawal(ledger: Ledger, owner: Owner, posting: number, at: Date): void {
  const { database } = ledger;
  const row = prepared(
    database,
    `SELECT withdrawals.amount, text FROM withdrawals JOIN ledger_postings ON seq = posting
     WHERE posting = ?`,
  ).get(posting);
  const amount = numberOf(row ?? {}, 'amount');
  const text = optionalText(row ?? {}, 'text');
  const isSentBack = amount % 100 === SENT_BACK;
  ledger.post({
    owner,
    kind: isSentBack ? 'correction' : 'payout',
    at,
    entries: { leaving: -amount, [isSentBack ? 'cash' : 'bank']: amount },
    ...(text !== undefined && { text }),
    reference: `withdrawal:${posting}`,
  });
  prepared(database, 'UPDATE withdrawals SET state = ? WHERE posting = ?').run(
    isSentBack ? 'returned' : 'paid',
    posting,
  );
}
