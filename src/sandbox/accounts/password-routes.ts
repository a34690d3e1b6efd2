import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type AuditLine, audit } from '../audit/audit-log.ts';
import { email, language } from '../http/fields.ts';
import { wrongField } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import { mailedPage } from '../operator/linked-pages.ts';
import type { PartContext } from '../operator/part.ts';
import { type Account, accountOf, findAccount } from './account.ts';
import { letterFor, resetLetter } from './mails.ts';
import { noticeFor } from './notice-texts.ts';
import { addNotice } from './notices.ts';
import { sendMail } from './outbox.ts';
import { passkeysOf } from './passkey-store.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { accountOfReset, beginReset } from './password-reset.ts';
import { newPassword, refuseEasyPassword } from './password-rules.ts';
import { endSessions } from './sessions.ts';
import { countFailure, forgetFailures, refuseWhileWaiting } from './sign-in-failures.ts';
import { hashOf } from './token.ts';

const family = 'operator';
const resetRequest = v.strictObject({ email, language: v.exactOptional(language) });
const passwordChange = v.strictObject({
  current: v.pipe(v.string(), v.maxLength(128, 'password_too_long')),
  password: newPassword,
  signOutOthers: v.exactOptional(v.boolean()),
});

/** Identifies a request that may be repeated. */
interface Attempt {
  owner: string;
  key: string;
  address: string;
}
const changeOf = (accountCode: string, requestId: string, address: string): Attempt => ({
  owner: `password of ${accountCode}`,
  key: requestId,
  address,
});
const resetBy = (token: string, key: string, address: string): Attempt => ({
  owner: `password by ${hashOf(token)}`,
  key,
  address,
});

/** Password reset and password change. */
export function passwordRoutes(context: PartContext): readonly Route[] {
  const { database } = context;
  const asked = createRateLimit(10, 60_000);
  const mailed = createRateLimit(3, 15 * 60_000);
  const tried = createRateLimit(30, 60_000);
  // Limited because each change costs two hashes, even if it succeeds.
  const changed = createRateLimit(10, 60_000);

  /**
   * Whether a request repeats an earlier one, for example after a lost response: the current password is the requested
   * one. Any other failure counts, because otherwise one counted failure would test two passwords.
   */
  async function isRepeated({ owner, key, address }: Attempt, password: string) {
    const known = key !== '' && (keptAnswer(database, owner, key) as { accountCode: string });
    if (!known) return false;
    return isPassword(password, accountOf(database, known.accountCode).password_hash, address);
  }

  /**
   * @param endsSessions all sessions, all but the calling one, or none
   * @param demandRight checks the link or the current password again, because a concurrent change may have used it up
   * during hashing
   */
  async function setPassword(
    account: Account,
    password: string,
    {
      endsSessions,
      now,
      attempt,
      demandRight,
      ...line
    }: Pick<AuditLine, 'event' | 'by' | 'address'> & {
      endsSessions: 'all' | 'none' | { but: string };
      now: Date;
      attempt: Attempt;
      demandRight: () => void;
    },
  ): Promise<void> {
    const hash = await hashPassword(password, line.address);
    // For concurrent repeats of an attempt, the first one has set the password.
    if (await isRepeated(attempt, password)) return;
    const { owner, key } = attempt;
    const code = account.account_code;
    inTransaction(database, () => {
      demandRight();
      database
        .prepare('UPDATE accounts SET password_hash = ? WHERE account_code = ?')
        .run(hash, code);
      database.prepare('DELETE FROM password_resets WHERE account_code = ?').run(code);
      // A thief may have requested the pending email or phone, so both are discarded with the old password.
      for (const pending of ['email_changes', 'phone_changes'])
        database.prepare(`DELETE FROM ${pending} WHERE account_code = ?`).run(code);
      if (endsSessions !== 'none') {
        endSessions(context, code, now, endsSessions === 'all' ? undefined : endsSessions.but);
      }
      forgetFailures(database, { account: code });
      if (key !== '' && keptAnswer(database, owner, key) === undefined) {
        keepAnswer(database, { owner, key, body: { accountCode: code } }, now);
      }
      audit(database, { ...line, accountCode: code }, now);
    });
    const hasPasskeys = passkeysOf(database, code).length > 0;
    if (line.event === 'password-reset' && hasPasskeys) return askAboutPasskeys(account, now);
    const letter = letterFor('passwordChanged', account.language);
    sendMail(context, { to: account.email, ...letter }, now);
  }

  function sendLink(
    { email, language }: v.InferOutput<typeof resetRequest>,
    { address, now }: { address: string; now: Date },
  ): void {
    try {
      const account = findAccount(database, email);
      const accountCode = account?.account_code;
      audit(database, { event: 'password-reset-asked', by: 'visitor', accountCode, address }, now);
      if (account === undefined) return;
      const token = beginReset(database, account, now);
      const reader = language ?? account.language;
      const page = mailedPage('reset', reader, context);
      const letter = resetLetter({ page, token }, reader);
      sendMail(context, { to: account.email, ...letter }, now);
    } catch (error) {
      context.log(`sandbox: no link was sent: ${error}`);
    }
  }

  /** A thief may have added a passkey before the reset; only the player can recognise it. */
  function askAboutPasskeys({ account_code: code, email, language }: Account, now: Date): void {
    const { security } = context.pages;
    // The page lists the passkeys and says why to check them.
    const link = (page: string | undefined) => page && { path: `${page}?after=reset` };
    addNotice(database, code, { ...noticeFor('passkeysKept', language), ...link(security) }, now);
    const letter = letterFor('passwordReset', language);
    const inMail = link(mailedPage('security', language, context));
    sendMail(context, { to: email, ...letter, ...inMail }, now);
  }

  return [
    route({
      operation: 'askForPasswordReset',
      family,
      method: 'POST',
      path: '/accounts/password-resets',
      access: 'anyone',
      body: resetRequest,
      handle({ body, address, now }) {
        asked.take(address, now);
        // Counts unknown emails, too, because otherwise the limit would reveal which are known.
        mailed.take(body.email.toLowerCase(), now);
        // After the response, because work for known emails only would reveal them by its duration.
        setImmediate(() => sendLink(body, { address, now }));
        return { status: 202 };
      },
    }),
    route({
      operation: 'resetPassword',
      family,
      method: 'PUT',
      path: '/accounts/password-resets/{token}',
      access: 'anyone',
      body: v.strictObject({ password: newPassword }),
      async handle({ params, body: { password }, idempotencyKey, address, now }) {
        tried.take(address, now);
        const attempt = resetBy(params.token, idempotencyKey, address);
        if (await isRepeated(attempt, password)) return { status: 204 };
        const account = accountOfReset(database, params.token, now);
        refuseEasyPassword(password, [account.username, account.email]);
        await setPassword(account, password, {
          event: 'password-reset',
          by: 'visitor',
          address,
          endsSessions: 'all',
          now,
          attempt,
          demandRight: () => accountOfReset(database, params.token, now),
        });
        return { status: 204 };
      },
    }),
    route({
      operation: 'changePassword',
      family,
      method: 'PUT',
      path: '/accounts/{accountCode}/password',
      access: 'player',
      body: passwordChange,
      async handle({ player, body, requestId, address, now }) {
        const { current, password, signOutOthers } = body;
        const { accountCode, sessionId } = player;
        const account = accountOf(database, accountCode);
        const subject = { account: accountCode };
        refuseWhileWaiting(database, subject, now);
        for (const key of [accountCode, address]) changed.take(key, now);
        refuseEasyPassword(password, [account.username, account.email]);
        const isRight = await isPassword(current, account.password_hash, address);
        // Concurrent attempts may have failed in the meantime.
        refuseWhileWaiting(database, subject, now);
        const attempt = changeOf(accountCode, requestId, address);
        if (!isRight && (await isRepeated(attempt, password))) return { status: 204 };
        if (!isRight) {
          countFailure(
            database,
            subject,
            { event: 'password-change-failed', by: 'player', accountCode, address },
            now,
          );
          throw presentIsWrong();
        }
        const endsSessions = signOutOthers === false ? 'none' : { but: sessionId };
        await setPassword(account, password, {
          event: 'password-changed',
          by: 'player',
          address,
          endsSessions,
          now,
          attempt,
          demandRight() {
            const { password_hash: present } = accountOf(database, accountCode);
            if (present !== account.password_hash) throw presentIsWrong();
          },
        });
        return { status: 204 };
      },
    }),
  ];
}

const presentIsWrong = () =>
  wrongField('current', 'password_wrong', 'The present password is not correct');
