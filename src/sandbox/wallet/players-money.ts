import { prepared } from '../operator/prepared.ts';
import type { Ledger, Owner } from './ledger.ts';

/**
 * Whether an account holds money of its player, or may still get some: cash, open bets, withdrawals in progress. A bonus
 * cannot be withdrawn, so it does not count. Call it after `endDue`.
 */
export function hasMoney({ database }: Ledger, { accountCode }: Owner): boolean {
  const found = prepared(
    database,
    `SELECT 1 FROM ledger_accounts
     WHERE owner = ?1 AND pocket IN ('cash', 'in-play', 'leaving') AND balance > 0
     UNION ALL SELECT 1 FROM live_bets WHERE account_code = ?1`,
  ).get(accountCode);
  return found !== undefined;
}
