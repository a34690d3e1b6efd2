import type { OperatorPart } from '../operator/part.ts';
import { seedAccounts } from './seed-accounts.ts';
import { sessionRoutes } from './session-routes.ts';
import { accountTables } from './tables.ts';

/** Players: their accounts, sessions, personal data and notices. */
export const accountsPart: OperatorPart = {
  tables: accountTables,
  seed: seedAccounts,
  routes: (context) => [...sessionRoutes(context)],
};
