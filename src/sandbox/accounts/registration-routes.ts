import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { createKeyedTurns } from '../../lib/turns.ts';
import type { Registration } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { keepDeviceReport } from '../fraud/device-reports.ts';
import { Problem, wrongField } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { type Account, accountOf } from './account.ts';
import { isUnderReview } from './account-review.ts';
import { mailboxOf } from './likeness.ts';
import { letterFor } from './mails.ts';
import { hashOfRegistration, openAccount } from './open-account.ts';
import { sendMail } from './outbox.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import {
  registrationFaults,
  registrationSchema,
  takenFault,
  type UniqueField,
  uniqueFields,
} from './registration.ts';
import { registrationAccess } from './registration-access.ts';
import { endSessions } from './sessions.ts';
import { admit, type Caller } from './sign-in.ts';

const family = 'operator';
const fieldCheck = v.strictObject({
  field: v.picklist(Object.keys(uniqueFields) as UniqueField[]),
  value: v.pipe(v.string(), v.maxLength(254, 'value_too_long')),
});

/** Registration (RTE-6). */
export function registrationRoutes(context: PartContext): readonly Route[] {
  const { database, settings } = context;
  const checked = createRateLimit(120, 60_000);
  const opened = createRateLimit(30, 60_000);
  // Counts successes, too: each account costs a row and a mail to a mailbox that may be someone else's.
  const openedInHour = createRateLimit(settings.registrationsPerHour, 60 * 60_000);
  const mailedTo = createRateLimit(5, 15 * 60_000);
  // Concurrent repeats of an attempt wait for the first, which opens the account and counts towards the limits.
  const inTurn = createKeyedTurns();

  /**
   * Returns the account that this attempt opened before, as it is after the password was compared: in the meantime it
   * may have been excluded or got another password. Undefined the first time.
   */
  async function openedBefore(
    key: string,
    registration: Registration,
    address: string,
  ): Promise<Account | undefined> {
    const attempt = database
      .prepare('SELECT * FROM registration_attempts WHERE idempotency_key = ?')
      .get(key);
    if (attempt === undefined) return undefined;
    const read = () => accountOf(database, String(attempt.account_code));
    const { password_hash: compared } = read();
    const isSame = attempt.request_hash === hashOfRegistration(registration);
    const isRight = isSame && (await isPassword(registration.password, compared, address));
    const account = read();
    if (account.password_hash !== compared) return openedBefore(key, registration, address);
    if (isRight) return account;
    throw new Problem(422, 'idempotency_key_reused', 'This key was used for another registration');
  }

  function open(
    key: string,
    registration: Registration,
    { passwordHash, address, now }: { passwordHash: string; address: string; now: Date },
  ): Account {
    return inTransaction(database, () => {
      refuseFaults(registration, now);
      const code = openAccount(database, registration, { passwordHash, address, now });
      database
        .prepare('INSERT INTO registration_attempts VALUES (?, ?, ?)')
        .run(key, hashOfRegistration(registration), code);
      const { blackbox } = registration;
      keepDeviceReport(database, { moment: 'registration', accountCode: code, blackbox }, now);
      return accountOf(database, code);
    });
  }

  function admitAgain(account: Account, caller: Caller) {
    const { account_code: accountCode } = account;
    const { address, now } = caller;
    const details = 'registration repeated';
    inTransaction(database, () => {
      // Ends the session of the lost response, which nobody uses.
      endSessions(context, accountCode, now);
      audit(database, { event: 'sign-out', by: 'visitor', accountCode, address, details }, now);
    });
    return admit(context, account, caller, 'registration');
  }

  async function register(call: Caller & { body: Registration; idempotencyKey: string }) {
    const { body, idempotencyKey, address, now } = call;
    const before = await openedBefore(idempotencyKey, body, address);
    if (before !== undefined) return admitAgain(before, call);
    refuseFaults(body, now);
    openedInHour.take(address, now);
    mailedTo.take(mailboxOf(body.email), now);
    const passwordHash = await hashPassword(body.password, address);
    const account = open(idempotencyKey, body, { passwordHash, address, now });
    opened.giveBack(address);
    const letter = isUnderReview(account) ? 'underReview' : 'welcome';
    sendMail(context, { to: account.email, ...letterFor(letter, account.language) }, now);
    return admit(context, account, call, 'registration');
  }

  function refuseFaults(registration: Registration, now: Date): void {
    const today = now.toISOString().slice(0, 10);
    const errors = registrationFaults(database, registration, today);
    const [first] = errors;
    if (first === undefined) return;
    throw new Problem(422, first.code, 'Some fields are invalid', {
      extra: { field: first.field, errors },
    });
  }

  return [
    route({
      operation: 'checkRegistrationAccess',
      family,
      method: 'GET',
      path: '/accounts/registration-access',
      access: 'anyone',
      handle: ({ headers, query }) => ({
        status: 200,
        value: registrationAccess(headers, query, settings.visitorCountry),
      }),
    }),
    route({
      operation: 'checkRegistrationField',
      family,
      method: 'POST',
      path: '/accounts/registration-checks',
      access: 'anyone',
      body: fieldCheck,
      handle({ body: { field, value }, address, now }) {
        checked.take(address, now);
        const form = v.safeParse(uniqueFields[field], value);
        const code = form.success
          ? takenFault(database, field, form.output, settings.visitorCountry)
          : (form.issues[0]?.message ?? 'value_invalid');
        if (code !== undefined) throw wrongField(field, code, 'This cannot be used');
        return { status: 204 };
      },
    }),
    route({
      operation: 'register',
      family,
      method: 'POST',
      path: '/accounts',
      access: 'anyone',
      cookie: true,
      idempotent: true,
      body: registrationSchema,
      async handle(call) {
        const { headers, query, idempotencyKey, address, now } = call;
        opened.take(address, now);
        const { reason } = registrationAccess(headers, query, settings.visitorCountry);
        if (reason !== undefined) throw denied(reason);
        return inTurn(idempotencyKey, () => register(call));
      },
    }),
  ];
}

const denied = (reason: string) =>
  new Problem(403, 'registration_denied', 'An account cannot be created', { extra: { reason } });
