import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type AuditLine, audit } from '../audit/audit-log.ts';
import { blackboxField, keepDeviceReport } from '../fraud/device-reports.ts';
import { line } from '../http/fields.ts';
import { unknownPath } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { timeOf } from '../operator/row.ts';
import { refreshSession } from './refresh.ts';
import { noRefreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { endExpiredSessions, endSessionOf, type SessionRow } from './session-store.ts';
import { endSessions, endVouchedAccess } from './sessions.ts';
import { admit, checkCredentials, renewHash, sessionReply } from './sign-in.ts';
import { hashOf } from './token.ts';

const family = 'operator';

/** The format of a password is checked before hashing (B24). */
const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty('field_required'),
  v.maxLength(128, 'password_too_long'),
  v.regex(/^[^\0]*$/, 'password_invalid'),
);
const credentials = v.strictObject({
  username: line(254),
  password: givenPassword,
  blackbox: v.exactOptional(blackboxField),
});

/** Log-in, log-out and session refresh. */
export function sessionRoutes(context: PartContext): readonly Route[] {
  const { database, settings } = context;
  /** Allowed failures per minute from one IP address, for any user names. */
  const perAddress = createRateLimit(30, 60_000);
  const noteSignOut = (line: Pick<AuditLine, 'accountCode' | 'address' | 'details'>, now: Date) =>
    audit(database, { ...line, event: 'sign-out', by: 'player' }, now);

  return [
    route({
      operation: 'signIn',
      family,
      method: 'POST',
      path: '/accounts/sessions',
      access: 'anyone',
      cookie: true,
      body: credentials,
      async handle(call) {
        const account = await checkCredentials(context, call.body, { perAddress, ...call });
        const { blackbox } = call.body;
        const accountCode = account.account_code;
        keepDeviceReport(database, { moment: 'sign-in', accountCode, blackbox }, call.now);
        const reply = admit(context, account, call, 'password');
        await renewHash(database, account, call.body.password);
        return reply;
      },
    }),
    route({
      operation: 'refreshSession',
      family,
      method: 'POST',
      path: '/accounts/sessions/refresh',
      access: 'anyone',
      cookie: true,
      handle({ headers, idempotencyKey: key, address, now }) {
        const grant = refreshSession(database, { headers, key, settings, address, now });
        return sessionReply(200, grant, headers);
      },
    }),
    route({
      operation: 'listSessions',
      family,
      method: 'GET',
      path: '/accounts/sessions',
      access: 'player',
      handle({ player, now }) {
        const unused = now.getTime() - settings.inactivitySeconds * 1000;
        const rows = database
          .prepare(
            `SELECT * FROM sessions WHERE account_code = ? AND revoked = 0
             AND ends_at > ? AND last_seen_at > ? ORDER BY started_at DESC, id`,
          )
          .all(player.accountCode, now.getTime(), unused) as unknown as SessionRow[];
        const sessions = rows.map((row) => ({
          id: row.id,
          device: row.device,
          signedInAt: timeOf(row.started_at),
          lastSeenAt: timeOf(row.last_seen_at),
          current: row.id === player.sessionId,
        }));
        return { status: 200, value: { sessions } };
      },
    }),
    route({
      operation: 'signOutEverywhere',
      family,
      method: 'DELETE',
      path: '/accounts/sessions',
      access: 'player',
      handle({ player: { accountCode }, headers, address, now }) {
        inTransaction(database, () => {
          endSessions(context, accountCode, now);
          noteSignOut({ accountCode, address, details: 'everywhere' }, now);
        });
        return { status: 204, headers: { 'Set-Cookie': noRefreshCookie(headers) } };
      },
    }),
    route({
      operation: 'signOut',
      family,
      method: 'DELETE',
      path: '/accounts/sessions/current',
      access: 'anyone',
      cookie: true,
      handle({ headers, address, now }) {
        const token = refreshTokenIn(headers);
        inTransaction(database, () => {
          if (token) endExpiredSessions(database, settings, now, ['token', hashOf(token)]);
          const accountCode = token && endSessionOf(database, token);
          if (accountCode) noteSignOut({ accountCode, address }, now);
        });
        return { status: 204, headers: { 'Set-Cookie': noRefreshCookie(headers) } };
      },
    }),
    route({
      operation: 'endSession',
      family,
      method: 'DELETE',
      path: '/accounts/sessions/{sessionId}',
      access: 'player',
      handle({ player: { accountCode }, params, address, now }) {
        inTransaction(database, () => {
          const { changes } = database
            .prepare('DELETE FROM sessions WHERE id = ? AND account_code = ?')
            .run(params.sessionId, accountCode);
          if (changes === 0) throw unknownPath();
          // The device's user must not keep access to other systems, either. The player's other devices get it again.
          endVouchedAccess(database, accountCode);
          noteSignOut({ accountCode, address, details: 'one device' }, now);
        });
        return { status: 204 };
      },
    }),
  ];
}
