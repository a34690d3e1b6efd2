import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ledgerFaults } from '../../../src/sandbox/wallet/ledger-check.ts';

/** Faults in the ledger of a running operator. */
export function ledgerFaultsIn(dataDir: string): ReturnType<typeof ledgerFaults> {
  const database = new DatabaseSync(join(dataDir, 'operator.sqlite'), { readOnly: true });
  const found = ledgerFaults(database);
  database.close();
  return found;
}
