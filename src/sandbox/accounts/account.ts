import type { DatabaseSync } from 'node:sqlite';
import type { StandingRow } from './account-status.ts';

/** A row of `accounts`; times in ms. */
export interface Account extends StandingRow {
  readonly account_code: string;
  readonly username: string;
  readonly email: string;
  readonly password_hash: string;
  readonly currency: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly document_number: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postal_code: string;
  readonly country: string;
  readonly language: string;
  readonly validated_at: number | null;
  readonly registered_at: number;
  readonly last_sign_in_at: number | null;
}

/** Finds an account by user name or email, ignoring case. */
export function findAccount(database: DatabaseSync, name: string): Account | undefined {
  return database
    .prepare('SELECT * FROM accounts WHERE username = ?1 OR email = ?1')
    .get(name.trim()) as Account | undefined;
}

/** Returns the account of a logged-in player. @throws Error when it does not exist */
export function accountOf(database: DatabaseSync, accountCode: string): Account {
  const row = database.prepare('SELECT * FROM accounts WHERE account_code = ?').get(accountCode);
  if (row === undefined) throw new Error('a session without an account');
  return row as unknown as Account;
}
