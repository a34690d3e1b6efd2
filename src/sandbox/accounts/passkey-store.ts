import type { DatabaseSync } from 'node:sqlite';
import type { Passkey } from '../../operator/contract/types.ts';
import { timeOf } from '../operator/row.ts';

/** A row of `passkeys`; times in ms. */
export interface PasskeyRow {
  readonly id: string;
  readonly credential_id: string;
  readonly account_code: string;
  readonly public_key: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  /** Comma-separated. */
  readonly transports: string;
  readonly name: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

export function passkeysOf(database: DatabaseSync, accountCode: string): readonly PasskeyRow[] {
  return database
    .prepare('SELECT * FROM passkeys WHERE account_code = ? ORDER BY created_at DESC, rowid DESC')
    .all(accountCode) as unknown as PasskeyRow[];
}

export function findPasskey(database: DatabaseSync, credentialId: string): PasskeyRow | undefined {
  return database.prepare('SELECT * FROM passkeys WHERE credential_id = ?').get(credentialId) as
    | PasskeyRow
    | undefined;
}

export function keepPasskey(database: DatabaseSync, row: PasskeyRow): void {
  database
    .prepare('INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      row.id,
      row.credential_id,
      row.account_code,
      row.public_key,
      row.counter,
      row.transports,
      row.name,
      row.created_at,
      row.last_used_at,
    );
}

/** @returns whether the passkey still exists */
export function markUsed(database: DatabaseSync, id: string, counter: number, now: Date): boolean {
  const { changes } = database
    .prepare('UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ?')
    .run(counter, now.getTime(), id);
  return changes === 1;
}

export const passkeyOf = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: timeOf(created_at),
  ...(last_used_at !== null && { lastUsedAt: timeOf(last_used_at) }),
});
