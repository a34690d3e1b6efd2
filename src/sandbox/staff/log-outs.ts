import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { endSessions } from '../accounts/sessions.ts';
import { audit } from '../audit/audit-log.ts';
import { json } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import type { PartContext } from '../operator/part.ts';

type SessionContext = Pick<PartContext, 'database' | 'settings' | 'now'>;

/** Staff routes: end the sessions of one player, for example after the loss of a device, or of all players. */
export const sessionEndRoutes = (context: SessionContext): readonly StaffRoute[] => [
  {
    method: 'POST',
    path: '/log-outs/{id}',
    right: 'sessions',
    async handle({ id, name }) {
      logOut(context, id, name);
      return json(200, { accountCode: id });
    },
  },
  {
    method: 'POST',
    path: '/log-outs',
    right: 'sessions',
    async handle({ name }) {
      const { database } = context;
      const codes = database
        .prepare('SELECT DISTINCT account_code FROM sessions')
        .all()
        .map((row) => String(row.account_code));
      inTransaction(database, () => {
        for (const code of codes) endFor(context, code, name);
      });
      return json(200, { accounts: codes.length });
    },
  },
];

/** @throws Problem 404 */
function logOut(context: SessionContext, accountCode: string, staff: string): void {
  const { database } = context;
  inTransaction(database, () => {
    const known = database
      .prepare('SELECT 1 FROM accounts WHERE account_code = ?')
      .get(accountCode);
    if (known === undefined) throw new Problem(404, 'not_found', 'There is no such account');
    endFor(context, accountCode, staff);
  });
}

function endFor(context: SessionContext, accountCode: string, staff: string): void {
  const now = context.now();
  endSessions(context, accountCode, now);
  const line = { by: { staff }, accountCode, details: 'everywhere' };
  audit(context.database, { ...line, event: 'sign-out' }, now);
}
