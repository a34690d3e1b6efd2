import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { audit } from '../audit/audit-log.ts';
import { Problem } from '../http/problem.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import { type Account, accountOf, findAccount } from './account.ts';
import { reviewContact } from './account-review.ts';
import { hashOf, newToken } from './token.ts';

/** Validity of the confirmation link, ms. */
const LINK_MS = 24 * 60 * 60_000;

/** Stores a new email until its owner follows the link. Replaces an earlier pending one. @returns the link's token */
export function beginEmailChange(
  database: DatabaseSync,
  accountCode: string,
  email: string,
  now: Date,
): string {
  const token = newToken();
  database
    .prepare('INSERT OR REPLACE INTO email_changes VALUES (?, ?, ?, ?)')
    .run(hashOf(token), accountCode, email, now.getTime() + LINK_MS);
  return token;
}

/** Returns the email that is waiting for confirmation. */
export function pendingEmailOf(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): string | undefined {
  const row = database
    .prepare('SELECT email FROM email_changes WHERE account_code = ? AND ends_at > ?')
    .get(accountCode, now.getTime());
  return row && String(row.email);
}

/**
 * Makes the pending email the account's.
 * @param key idempotency key; an empty string for none
 * @returns the account before the change, and the new email; undefined for a repeated attempt
 * @throws Problem 404 `link_expired`, also for an unknown link; 409 `email_taken`
 */
export function confirmEmail(
  database: DatabaseSync,
  token: string,
  { key, address, now }: { key: string; address: string; now: Date },
): { account: Account; email: string } | undefined {
  const attempt = { owner: `e-mail by ${hashOf(token)}`, key };
  return inTransaction(database, () => {
    if (key && keptAnswer(database, attempt.owner, key) !== undefined) return undefined;
    const row = database
      .prepare('SELECT account_code, email FROM email_changes WHERE hash = ? AND ends_at > ?')
      .get(hashOf(token), now.getTime());
    if (row === undefined) throw new Problem(404, 'link_expired', 'This link no longer works');
    const account = accountOf(database, String(row.account_code));
    const email = String(row.email);
    const { account_code: code } = account;
    const owner = findAccount(database, email);
    if (owner !== undefined && owner.account_code !== code) {
      throw new Problem(409, 'email_taken', 'Another account now has this email address');
    }
    database.prepare('UPDATE accounts SET email = ? WHERE account_code = ?').run(email, code);
    database.prepare('DELETE FROM email_changes WHERE account_code = ?').run(code);
    // A reset link in the old mailbox would give its reader access to the account.
    database.prepare('DELETE FROM password_resets WHERE account_code = ?').run(code);
    if (key) keepAnswer(database, { ...attempt, body: {} }, now);
    reviewContact(database, code, { email }, now);
    audit(database, { event: 'email-changed', by: 'visitor', accountCode: code, address }, now);
    return { account, email };
  });
}
