import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '../http/problem.ts';
import { type Account, accountOf } from './account.ts';
import { hashOf, newToken } from './token.ts';

/** Validity of a reset link. */
const RESET_MS = 30 * 60_000;

/** Creates the token of a reset link and invalidates an earlier one. */
export function beginReset(database: DatabaseSync, account: Account, now: Date): string {
  const token = newToken();
  database
    .prepare('DELETE FROM password_resets WHERE account_code = ? OR ends_at <= ?')
    .run(account.account_code, now.getTime());
  database
    .prepare('INSERT INTO password_resets VALUES (?, ?, ?)')
    .run(hashOf(token), account.account_code, now.getTime() + RESET_MS);
  return token;
}

/** Returns the account of a reset link. @throws Problem 404 `reset_expired`, also for an unknown link */
export function accountOfReset(database: DatabaseSync, token: string, now: Date): Account {
  const row = database
    .prepare('SELECT account_code FROM password_resets WHERE hash = ? AND ends_at > ?')
    .get(hashOf(token), now.getTime());
  if (row === undefined) {
    throw new Problem(404, 'reset_expired', 'This link no longer works; request a new one');
  }
  return accountOf(database, String(row.account_code));
}
