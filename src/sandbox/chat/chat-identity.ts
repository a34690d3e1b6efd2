import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';

/** A player's identifier at the inbox. It changes with each log-out of all devices; undefined without an account. */
export function identifierOf(database: DatabaseSync, accountCode: string): string | undefined {
  const sql = 'SELECT log_outs FROM accounts WHERE account_code = ?';
  const row = prepared(database, sql).get(accountCode);
  return row && `${accountCode}.${row.log_outs}`;
}

/** @returns undefined for an identifier from before a log-out of all devices */
export function accountOfIdentifier(
  database: DatabaseSync,
  identifier: string,
): string | undefined {
  const [accountCode = ''] = identifier.split('.');
  return identifierOf(database, accountCode) === identifier ? accountCode : undefined;
}

/** Chatwoot's identity validation: hex HMAC-SHA256. */
export const hashOfIdentifier = (identifier: string, key: string): string =>
  createHmac('sha256', key).update(identifier).digest('hex');

/** Whether a hash of this identifier was made with the key. */
export function isIdentityOf(identifier: string, hash: string, key: string): boolean {
  const expected = Buffer.from(hashOfIdentifier(identifier, key));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
