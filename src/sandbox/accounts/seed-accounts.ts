import type { DatabaseSync } from 'node:sqlite';
import { keepMarks } from './likeness.ts';
import { hashPasswordNow } from './password-hash.ts';
import { SEEDED_PASSWORD, type SeededPlayer, seededPlayers } from './seeded-players.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the seeded players' accounts. All share one hash, because separate ones would take a second. */
export function seedAccounts(database: DatabaseSync, now: Date): void {
  const passwordHash = hashPasswordNow(SEEDED_PASSWORD);
  const ago = (days: number) => now.getTime() - days * DAY_MS;
  const insert = database.prepare(`
    INSERT INTO accounts (account_code, username, email, password_hash, currency, status,
      status_reason, status_until, first_name, last_name, birth_date, document_number,
      document_country, phone, street, city, postal_code, country, language, validated_at, registered_at, last_sign_in_at)
    VALUES (?, ?, ?, ?, 'EUR', ?, ?, ?, ?, ?, ?, ?, 'ES', ?, ?, ?, ?, 'ES', ?, ?, ?, ?)`);
  const players: readonly SeededPlayer[] = Object.values(seededPlayers);
  for (const player of players) {
    const email = `${player.username}@players.marquee.example`;
    insert.run(
      player.accountCode,
      player.username,
      email,
      passwordHash,
      player.status,
      player.reason ?? null,
      player.reason === 'self-exclusion' ? ago(-150) : null,
      player.firstName,
      player.lastName,
      player.birthDate,
      player.documentNumber,
      player.phone,
      player.street,
      player.city,
      player.postalCode,
      player.language,
      player.validatedDaysAgo === undefined ? null : ago(player.validatedDaysAgo),
      // A registration of today is an hour old, so that it precedes everything that happens now.
      player.registeredDaysAgo === 0 ? now.getTime() - 3_600_000 : ago(player.registeredDaysAgo),
      player.registeredDaysAgo === 0 ? null : ago(1) - 5_000_000,
    );
    keepMarks(database, player.accountCode, { ...player, email });
  }
}
