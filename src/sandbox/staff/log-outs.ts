import type { DatabaseSync } from 'node:sqlite';
import type { StaffRoute } from '../../push/service/staff-api.ts';
import { endSessions } from '../accounts/sessions.ts';
import { audit } from '../audit/audit-log.ts';
import { json } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { inTransaction } from '../operator/operator-database.ts';
import type { PartContext } from '../operator/part.ts';

/** Staff routes: end the sessions of one player, for example after the loss of a device, or of all players. */
export const sessionEndRoutes = ({
  database,
  now,
}: Pick<PartContext, 'database' | 'now'>): readonly StaffRoute[] => [
  {
    method: 'POST',
    path: '/log-outs/{id}',
    right: 'sessions',
    async handle({ id, name }) {
      logOut(database, id, name, now());
      return json(200, { accountCode: id });
    },
  },
  {
    method: 'POST',
    path: '/log-outs',
    right: 'sessions',
    async handle({ name }) {
      const codes = database
        .prepare('SELECT DISTINCT account_code FROM sessions')
        .all()
        .map((row) => String(row.account_code));
      inTransaction(database, () => {
        for (const code of codes) endFor(database, code, name, now());
      });
      return json(200, { accounts: codes.length });
    },
  },
];

/** @throws Problem 404 */
function logOut(database: DatabaseSync, accountCode: string, staff: string, now: Date): void {
  inTransaction(database, () => {
    const known = database
      .prepare('SELECT 1 FROM accounts WHERE account_code = ?')
      .get(accountCode);
    if (known === undefined) throw new Problem(404, 'not_found', 'There is no such account');
    endFor(database, accountCode, staff, now);
  });
}

function endFor(database: DatabaseSync, accountCode: string, staff: string, now: Date): void {
  endSessions(database, accountCode);
  audit(database, { event: 'sign-out', by: { staff }, accountCode, details: 'everywhere' }, now);
}
