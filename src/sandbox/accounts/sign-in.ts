import type { DatabaseSync } from 'node:sqlite';
import type { RateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { Operations, Session } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { Problem } from '../http/problem.ts';
import type { Reply } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { timeOf } from '../operator/row.ts';
import { type Account, accountOf, findAccount } from './account.ts';
import { standingOf } from './account-status.ts';
import { deviceWords } from './device-words.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { type CookieHeaders, refreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { endExpiredSessions, endSessionOf, type Grant, openSession } from './session-store.ts';
import { countFailure, forgetFailures, refuseWhileWaiting } from './sign-in-failures.ts';

/** The properties of a request that log-in needs. */
export interface Caller {
  readonly headers: CookieHeaders;
  readonly address: string;
  readonly now: Date;
}

/** This user name always gets a 429, to test the site's behaviour. */
const THROTTLED_NAME = 'throttled';

/**
 * Returns the account of the credentials. Unknown names and wrong passwords take the same work and get the same
 * response.
 * @throws Problem 401 `login_failed`, 429, 503 `busy`
 */
export async function checkCredentials(
  { database }: Pick<PartContext, 'database'>,
  given: Operations['signIn']['request'],
  { perAddress, address, now }: { perAddress: RateLimit; address: string; now: Date },
): Promise<Account> {
  const { username } = given;
  const subject = { name: username };
  if (username === THROTTLED_NAME) {
    throw new Problem(429, 'too_many_attempts', 'Too many attempts; try again later', {
      headers: { 'Retry-After': '90' },
    });
  }
  perAddress.take(address, now, () => noteFullAddress(database, address, now));
  // Keyed by the entered text, because a wait shared with the email would reveal which user name it belongs to.
  refuseWhileWaiting(database, subject, now);
  const { account, isRight } = await comparedAccount(database, given, address);
  // Concurrent attempts may have failed in the meantime, so parallel guesses reveal no more than sequential ones.
  refuseWhileWaiting(database, subject, now);
  if (account === undefined || !isRight) {
    const accountCode = account?.account_code;
    countFailure(
      database,
      subject,
      { event: 'sign-in-failed', by: 'visitor', accountCode, address, details: 'password' },
      now,
    );
    throw loginFailed();
  }
  perAddress.giveBack(address);
  forgetFailures(database, subject);
  return account;
}

/**
 * Compares the password and returns the account as it is afterwards. During hashing the password may be reset, so that
 * the old one must not open a session, or the player may be excluded.
 */
async function comparedAccount(
  database: DatabaseSync,
  given: Operations['signIn']['request'],
  address: string,
): Promise<{ account: Account | undefined; isRight: boolean }> {
  const compared = findAccount(database, given.username)?.password_hash;
  const isRight = await isPassword(given.password, compared, address);
  const account = findAccount(database, given.username);
  if (account?.password_hash === compared) return { account, isRight };
  return comparedAccount(database, given, address);
}

/**
 * Replaces a hash of an earlier format or cost after its player was admitted, unless the password has changed. While
 * hashing is busy the old hash stays until the next log-in, because this one has succeeded.
 */
export async function renewHash(
  database: DatabaseSync,
  { account_code: code, password_hash: kept }: Account,
  password: string,
): Promise<void> {
  if (!isOutdated(kept)) return;
  try {
    const renewed = await hashPassword(password);
    database
      .prepare('UPDATE accounts SET password_hash = ? WHERE account_code = ? AND password_hash = ?')
      .run(renewed, code, kept);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'busy')) throw error;
  }
}

/**
 * Opens a session for an authenticated player, ends the device's earlier one and sets the cookie.
 * @param proof how the player authenticated
 * @throws Problem 403 `account_excluded` for self-excluded players; 401 `login_failed` for a closed account; 503 `busy`
 * if the password was replaced after it was compared
 */
export function admit(
  { database, settings }: Pick<PartContext, 'database' | 'settings'>,
  account: Account,
  { headers, address, now }: Caller,
  proof: 'password' | 'passkey' | 'registration',
): Reply<Session> {
  const line = { accountCode: account.account_code, address };
  const device = deviceWords(headers['user-agent']);
  const presented = refreshTokenIn(headers);
  const outcome = inTransaction(database, () => {
    // Read again, because another process may have stored an exclusion or a password while this waited for the lock.
    const present = accountOf(database, account.account_code);
    const { reason, until } = standingOf(present, now);
    const isReplaced = proof !== 'passkey' && present.password_hash !== account.password_hash;
    if (reason === 'self-exclusion' || reason === 'closed') {
      audit(database, { ...line, event: 'sign-in-refused', by: 'visitor', details: reason }, now);
      return reason === 'self-exclusion' ? excluded(until) : loginFailed();
    }
    // The same password may have another hash (`renewHash`), so it has to be compared again.
    if (isReplaced) return busy();
    endExpiredSessions(database, settings, now);
    const accountCode = presented && endSessionOf(database, presented);
    if (accountCode) {
      const details = 'another log-in';
      audit(database, { accountCode, address, event: 'sign-out', by: 'player', details }, now);
    }
    audit(database, { ...line, event: 'sign-in', by: 'player', details: proof }, now);
    return openSession(database, present, { device, settings, now });
  });
  // Thrown outside the transaction, so that the record of the refusal is committed.
  if (outcome instanceof Problem) throw outcome;
  return sessionReply(201, outcome, headers);
}

export const sessionReply = (
  status: number,
  { session, refreshToken, seconds }: Grant,
  headers: CookieHeaders,
) => ({
  status,
  value: session,
  headers: { 'Set-Cookie': refreshCookie(headers, refreshToken, seconds) },
});

/** Records too many log-ins from one IP address in the audit log, once until a place is free again. */
export const noteFullAddress = (database: DatabaseSync, address: string, now: Date): void =>
  audit(
    database,
    { event: 'sign-in-refused', by: 'visitor', address, details: 'too many from this address' },
    now,
  );

const excluded = (until: number | undefined) =>
  new Problem(403, 'account_excluded', 'This account is excluded', {
    extra: until === undefined ? {} : { until: timeOf(until) },
  });

const busy = () =>
  new Problem(503, 'busy', 'The password was replaced; try again', {
    headers: { 'Retry-After': '1' },
  });

const loginFailed = () =>
  new Problem(401, 'login_failed', 'The username or password is not correct');
