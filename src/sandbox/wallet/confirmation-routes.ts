import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { CONFIRMATION_DUE, readStanding } from '../accounts/account-status.ts';
import { readProfile } from '../accounts/profile.ts';
import { audit } from '../audit/audit-log.ts';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { liftBlock } from './exclusions.ts';

/** The yearly confirmation of personal data, after which only a break or self-exclusion stays in force. */
export const confirmationRoutes = (database: DatabaseSync): readonly Route[] => [
  route({
    operation: 'confirmPersonalData',
    family: 'operator',
    method: 'POST',
    path: '/accounts/{accountCode}/annual-validation',
    access: 'player',
    handle({ player, address, now }) {
      const { accountCode } = player;
      inTransaction(database, () => {
        const { status, reason } = readStanding(database, accountCode, now);
        const isPending = reason === CONFIRMATION_DUE;
        // Confirming the data must not lift a block that has another reason.
        if (status !== 'active' && !isPending) {
          throw new Problem(409, 'not_pending', 'There is nothing to confirm');
        }
        database
          .prepare('UPDATE accounts SET validated_at = ? WHERE account_code = ?')
          .run(now.getTime(), accountCode);
        liftBlock(database, accountCode, now);
        const line = { by: 'player', accountCode, address } as const;
        audit(database, { ...line, event: 'personal-data-confirmed' }, now);
      });
      return { status: 200, value: readProfile(database, player, now) };
    },
  }),
];
