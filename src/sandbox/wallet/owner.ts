import { prepared } from '../operator/prepared.ts';
import { textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';

/** Returns the account as an owner of money, with its currency. */
export function ownerOf({ database }: Pick<Ledger, 'database'>, accountCode: string): Owner {
  const row = prepared(database, 'SELECT currency FROM accounts WHERE account_code = ?').get(
    accountCode,
  );
  return { accountCode, currency: textOf(row ?? {}, 'currency') };
}
