import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { endDue, hasDue } from './due.ts';
import type { Ledger, Owner } from './ledger.ts';
import { ownerOf } from './owner.ts';

/** Returns the player after ending all bets, withdrawals and games that are due. */
export function settledOwner(ledger: Ledger, accountCode: string, now: Date): Owner {
  const owner = ownerOf(ledger, accountCode);
  if (hasDue(ledger, owner, now)) {
    inTransaction(ledger.database, () => endDue(ledger, owner, now));
  }
  return owner;
}
