import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';

/** Events for security staff and regulators. Movements of money are in the ledger. */
type AuditEvent =
  | 'account-closed'
  | 'account-held'
  | 'account-opened'
  | 'account-released'
  | 'consent-changed'
  | 'document-accepted'
  | 'document-refused'
  | 'document-sent'
  | 'email-change-asked'
  | 'email-change-cancelled'
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
  | 'phone-change-asked'
  | 'phone-change-cancelled'
  | 'phone-change-failed'
  | 'phone-changed'
  | 'refresh-token-reused'
  | 'session-expired'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'sign-out'
  | 'staff-read'
  | 'staff-refused'
  | 'staff-write'
  | 'withdrawal';

/** Who acted. A visitor has no session, for example when following a link in an email. Staff have names. */
type Actor = 'player' | 'visitor' | 'system' | { readonly staff: string };

export interface AuditLine {
  readonly event: AuditEvent;
  readonly by: Actor;
  /** The account concerned; absent for an unknown user name. */
  readonly accountCode?: string | undefined;
  /** The client's IP address as given by trusted proxies; absent for the operator's own actions. */
  readonly address?: string | undefined;
  /** Identifiers, amounts and times only, never text that a user entered. */
  readonly details?: string | undefined;
}

/** Appends a permanent line, within the caller's transaction if there is one. */
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
    now.getTime(),
    event,
    ...(typeof by === 'string' ? [by, null] : ['staff', by.staff]),
    accountCode ?? null,
    address ?? null,
    details ?? null,
  );
}
