import type { OperatorPart } from '../operator/part.ts';
import { noticeRoutes } from './notice-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedNotices } from './seed-notices.ts';
import { sessionRoutes } from './session-routes.ts';
import { accountTables } from './tables.ts';

/** Players: their accounts, sessions, personal data and notices. */
export const accountsPart: OperatorPart = {
  tables: accountTables,
  seed(database, now) {
    seedAccounts(database, now);
    seedNotices(database, now);
  },
  routes: (context) => [
    ...sessionRoutes(context),
    ...profileRoutes(context),
    ...noticeRoutes(context),
  ],
};
