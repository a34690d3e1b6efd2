import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../wallet/prepared.ts';

/** What security staff and regulators look for later. Movements of money are in the ledger. */
export type AuditEvent =
  | 'account-closed'
  | 'account-held'
  | 'account-opened'
  | 'account-released'
  | 'document-accepted'
  | 'document-refused'
  | 'document-sent'
  | 'email-change-asked'
  | 'email-changed'
  | 'excluded'
  | 'identity-proof-failed'
  | 'identity-proved'
  | 'limit-set'
  | 'locked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-change-failed'
  | 'password-changed'
  | 'password-reset'
  | 'password-reset-asked'
  | 'personal-data-changed'
  | 'personal-data-confirmed'
  | 'refresh-token-reused'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'sign-out'
  | 'staff-read'
  | 'staff-refused'
  | 'staff-write'
  | 'withdrawal';

/** Who did it. A visitor has shown no session: whoever follows the link of an e-mail is one, too. Staff have names. */
export type Actor = 'player' | 'visitor' | 'system' | { readonly staff: string };

export interface AuditLine {
  readonly event: AuditEvent;
  readonly by: Actor;
  /** Whose account; absent for a name that nobody has. */
  readonly accountCode?: string | undefined;
  /** The client's, as trusted proxies tell it; absent for what the operator does by itself. */
  readonly address?: string | undefined;
  /** In words of the code, amounts and days: never a text that somebody typed. */
  readonly details?: string | undefined;
}

/** Writes a line that stays; within the caller's transaction, if there is one. */
export function audit(
  database: DatabaseSync,
  { event, by, accountCode, address, details }: AuditLine,
  now: Date,
): void {
  prepared(
    database,
    `INSERT INTO audit (at, event, actor, name, account_code, address, details)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[now.getTime(), event, ...(typeof by === 'string' ? [by, null] : ['staff', by.staff])],
    ...[accountCode ?? null, address ?? null, details ?? null],
  );
}
