import { inTransaction } from '../operator/operator-database.ts';
import { endDue, hasDue } from './due.ts';
import type { Ledger, Owner } from './ledger.ts';
import { ownerOf } from './owner.ts';

/** The player, whose bets, withdrawals and games have ended as far as their time has come. */
export function settledOwner(ledger: Ledger, accountCode: string, now: Date): Owner {
  const owner = ownerOf(ledger, accountCode);
  if (hasDue(ledger, owner, now)) {
    inTransaction(ledger.database, () => endDue(ledger, owner, now));
  }
  return owner;
}
