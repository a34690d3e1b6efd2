import type { DatabaseSync } from 'node:sqlite';
import type { PersonalData, Profile } from '../../operator/contract/types.ts';
import type { Player } from '../http/route.ts';
import { timeOf } from '../operator/row.ts';
import { type Account, accountOf } from './account.ts';
import { standingOf } from './account-status.ts';
import { previousSignIn } from './sessions.ts';

/** Reads the profile of a session's player. */
export const readProfile = (
  database: DatabaseSync,
  { accountCode, sessionId }: Pick<Player, 'accountCode' | 'sessionId'>,
  now: Date,
): Profile =>
  profileOf(accountOf(database, accountCode), {
    now,
    previousSignInAt: previousSignIn(database, sessionId),
  });

/** @param previousSignInAt before this session, in ms; the account's own value is the current log-in */
function profileOf(
  account: Account,
  { now, previousSignInAt }: { now: Date; previousSignInAt: number | null },
): Profile {
  const { status, reason } = standingOf(account, now);
  return {
    username: account.username,
    accountCode: account.account_code,
    currency: account.currency,
    accountStatus: status,
    ...(reason !== undefined && reason !== 'closed' && { accountStatusChangeReason: reason }),
    firstName: account.first_name,
    email: account.email,
    registeredAt: timeOf(account.registered_at),
    ...(previousSignInAt !== null && { previousSignInAt: timeOf(previousSignInAt) }),
  };
}

/** @param pending a new email and phone that are not confirmed yet */
export function personalDataOf(
  account: Account,
  pending: Record<'email' | 'phone', string | undefined>,
): PersonalData {
  const { document_number: number, street, city, country } = account;
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    birthDate: account.birth_date,
    documentNumber: '*'.repeat(Math.max(0, number.length - 3)) + number.slice(-3),
    email: account.email,
    ...(pending.email !== undefined && { pendingEmail: pending.email }),
    phone: account.phone,
    ...(pending.phone !== undefined && { pendingPhone: pending.phone }),
    address: { street, city, postalCode: account.postal_code, country },
    language: account.language,
    ...(account.validated_at !== null && { validatedAt: timeOf(account.validated_at) }),
  };
}
