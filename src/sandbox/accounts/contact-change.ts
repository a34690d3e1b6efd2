import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { ContactChange } from '../../operator/contract/types.ts';
import { audit } from '../audit/audit-log.ts';
import { country, email, language, line, phone } from '../http/fields.ts';
import { wrongField } from '../http/problem.ts';
import { type Account, findAccount } from './account.ts';

/** Postal address, shared by registration and personal data. */
export const address = v.strictObject({
  street: line(120),
  city: line(80),
  postalCode: v.pipe(line(10), v.minLength(3, 'postal_code_invalid')),
  country,
});

export const contactChange: v.GenericSchema<unknown, ContactChange> = v.pipe(
  v.strictObject({
    email: v.exactOptional(email),
    phone: v.exactOptional(phone),
    address: v.exactOptional(address),
    language: v.exactOptional(language),
  }),
  v.check((change) => Object.keys(change).length > 0, 'field_required'),
);

/** Refuses an email that belongs to another account. @throws Problem 422 `email_taken` */
export function refuseTakenEmail(database: DatabaseSync, account: Account, email: string): void {
  const owner = findAccount(database, email);
  if (owner !== undefined && owner.account_code !== account.account_code) {
    throw wrongField('email', 'email_taken', 'Another account has this e-mail address');
  }
}

/**
 * Changes the data that take effect at once; a new email or phone waits for confirmation, see email-change.ts and
 * phone-change.ts. Runs inside the caller's transaction.
 */
export function changeContact(
  database: DatabaseSync,
  account: Account,
  change: Omit<ContactChange, 'email' | 'phone'>,
): void {
  const { street, city, postal_code: postalCode, country: land } = account;
  const lives = change.address ?? { street, city, postalCode, country: land };
  database
    .prepare(
      `UPDATE accounts SET language = ?, street = ?, city = ?, postal_code = ?, country = ?
       WHERE account_code = ?`,
    )
    .run(
      change.language ?? account.language,
      lives.street,
      lives.city,
      lives.postalCode,
      lives.country,
      account.account_code,
    );
}

/** What waits for confirmation after a change. */
export const CONFIRMED_KINDS = ['email', 'phone'] as const;

/** The new email or phone to discard, so that a late call cannot discard a newer one. */
export const cancellation = v.strictObject({ pending: line(254) });

/**
 * Discards a new email or phone that is not confirmed yet, with its link or code. Does nothing if none or another one
 * is pending.
 */
export function cancelContactChange(
  database: DatabaseSync,
  kind: (typeof CONFIRMED_KINDS)[number],
  { accountCode, pending }: { accountCode: string; pending: string },
  { address, now }: { address: string; now: Date },
): void {
  inTransaction(database, () => {
    const { changes } = database
      .prepare(`DELETE FROM ${kind}_changes WHERE account_code = ? AND ${kind} = ? AND ends_at > ?`)
      .run(accountCode, pending, now.getTime());
    if (changes === 0) return;
    audit(database, { event: `${kind}-change-cancelled`, by: 'player', accountCode, address }, now);
  });
}
