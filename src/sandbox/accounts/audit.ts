import type { DatabaseSync } from 'node:sqlite';

/** What security looks for afterwards. */
export type AuditEvent =
  | 'sign-in'
  | 'refresh-token-reused'
  | 'password-changed'
  | 'password-reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'account-opened'
  | 'account-held'
  | 'account-released'
  | 'personal-data-changed'
  | 'email-changed'
  | 'personal-data-confirmed';

/** Writes a line that stays; it names the account and never a token or a person. */
export function audit(
  database: DatabaseSync,
  event: AuditEvent,
  accountCode: string,
  now: Date,
): void {
  database
    .prepare('INSERT INTO audit (at, account_code, event) VALUES (?, ?, ?)')
    .run(now.getTime(), accountCode, event);
}
