import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { audit } from '../audit/audit-log.ts';
import { wrongField } from '../http/problem.ts';
import { keepAnswer, keptAnswer } from '../operator/idempotency.ts';
import type { PartContext } from '../operator/part.ts';
import { type Account, accountOf } from './account.ts';
import { reviewContact } from './account-review.ts';
import { phoneChangesTable } from './tables.ts';

/** Validity of a code, ms. */
const CODE_MS = 10 * 60_000;
/** Wrong attempts after which a code is void. */
const MOST_FAILURES = 5;

type PhoneContext = Pick<PartContext, 'database' | 'outboxKey'>;

const REFUSALS = {
  code_expired: 'There is no code that still works; ask for a new one',
  code_void: 'Too many wrong codes; ask for a new one',
  code_wrong: 'This is not the code',
};

/** Stores a new phone until the player enters the code sent to it. Replaces an earlier one. @returns the code */
export function beginPhoneChange(
  { database, outboxKey }: PhoneContext,
  accountCode: string,
  phone: string,
  now: Date,
): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  database.prepare('DELETE FROM phone_changes WHERE ends_at <= ?').run(now.getTime());
  database
    .prepare('INSERT OR REPLACE INTO phone_changes VALUES (?, ?, ?, 0, ?)')
    .run(accountCode, phone, hashOfCode(outboxKey, accountCode, code), now.getTime() + CODE_MS);
  return code;
}

/** Returns the phone that is waiting for its code. */
export function pendingPhoneOf(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): string | undefined {
  const row = database
    .prepare('SELECT phone FROM phone_changes WHERE account_code = ? AND ends_at > ?')
    .get(accountCode, now.getTime());
  return row && String(row.phone);
}

/**
 * Makes the pending phone the account's.
 * @param key idempotency key; an empty string for none
 * @returns the account before the change; undefined for a repeated attempt
 * @throws Problem 422 for `code`: `code_wrong`, `code_void` from the fifth wrong one, `code_expired`
 */
export function confirmPhone(
  { database, outboxKey }: PhoneContext,
  { accountCode, code }: { accountCode: string; code: string },
  { key, address, now }: { key: string; address: string; now: Date },
): Account | undefined {
  const hash = hashOfCode(outboxKey, accountCode, code);
  const attempt = { owner: `phone by ${hash}`, key };
  const line = { by: 'player', accountCode, address } as const;
  // A refusal is returned, because a thrown one would undo that it was counted.
  const outcome = inTransaction(database, (): Account | keyof typeof REFUSALS | undefined => {
    if (key && keptAnswer(database, attempt.owner, key) !== undefined) return undefined;
    const row = database
      .prepare('SELECT * FROM phone_changes WHERE account_code = ? AND ends_at > ?')
      .get(accountCode, now.getTime());
    if (row === undefined) return 'code_expired';
    if (Number(row.failures) >= MOST_FAILURES) return 'code_void';
    if (!timingSafeEqual(Buffer.from(hash), Buffer.from(String(row.hash)))) {
      database
        .prepare('UPDATE phone_changes SET failures = failures + 1 WHERE account_code = ?')
        .run(accountCode);
      audit(database, { ...line, event: 'phone-change-failed' }, now);
      return Number(row.failures) + 1 < MOST_FAILURES ? 'code_wrong' : 'code_void';
    }
    const account = accountOf(database, accountCode);
    const phone = String(row.phone);
    database
      .prepare('UPDATE accounts SET phone = ? WHERE account_code = ?')
      .run(phone, accountCode);
    database.prepare('DELETE FROM phone_changes WHERE account_code = ?').run(accountCode);
    if (key) keepAnswer(database, { ...attempt, body: {} }, now);
    reviewContact(database, accountCode, { phone }, now);
    audit(database, { ...line, event: 'phone-changed' }, now);
    return account;
  });
  if (typeof outcome === 'string') throw wrongField('code', outcome, REFUSALS[outcome]);
  return outcome;
}

/** Earlier versions changed a phone at once, and sent only emails. */
export const addPhoneChanges = (database: DatabaseSync): void =>
  database.exec(`${phoneChangesTable}
    ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL DEFAULT 'email'
      CHECK (kind IN ('email', 'text'));
    ALTER TABLE outbox ADD COLUMN code BLOB;`);

/** With a key that is not in the file, because a reader of the file could try all codes. */
const hashOfCode = (outboxKey: Buffer, accountCode: string, code: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', outboxKey, '', 'codes by text message', 32)))
    .update(`${accountCode} ${code}`)
    .digest('base64url');
