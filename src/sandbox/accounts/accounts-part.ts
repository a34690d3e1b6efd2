import type { OperatorPart } from '../operator/part.ts';
import { renewDocumentMarks } from './likeness.ts';
import { noticeRoutes } from './notice-routes.ts';
import { addPageColumn } from './notices.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { addPhoneChanges } from './phone-change.ts';
import { profileRoutes } from './profile-routes.ts';
import { proofRoutes } from './proof-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedNotices } from './seed-notices.ts';
import { sessionRoutes } from './session-routes.ts';
import { accountTables } from './tables.ts';

/** The part for accounts, sessions, personal data and notices of players. */
export const accountsPart: OperatorPart = {
  tables: accountTables,
  seed(database, now) {
    seedAccounts(database, now);
    seedNotices(database, now);
  },
  steps: { 19: renewDocumentMarks, 20: addPageColumn, 21: addPhoneChanges },
  routes: (context) => [
    ...sessionRoutes(context),
    ...passkeyRoutes(context),
    ...passwordRoutes(context),
    ...proofRoutes(context),
    ...registrationRoutes(context),
    ...profileRoutes(context),
    ...noticeRoutes(context),
  ],
};
