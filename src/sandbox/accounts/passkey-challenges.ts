import type { DatabaseSync } from 'node:sqlite';

/** How long the browser's dialog may stay open, ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** @param accountCode the future owner of the passkey; absent for log-in */
export function keepChallenge(
  database: DatabaseSync,
  challenge: string,
  { accountCode, now }: { accountCode?: string; now: Date },
): void {
  const time = now.getTime();
  database.prepare('DELETE FROM passkey_challenges WHERE ends_at <= ?').run(time);
  database
    .prepare('INSERT INTO passkey_challenges VALUES (?, ?, ?)')
    .run(challenge, accountCode ?? null, time + CHALLENGE_MS);
}

/** Whether the challenge was issued here, for this purpose and recently. Each challenge accepts one response. */
export function takeChallenge(
  database: DatabaseSync,
  challenge: string,
  { accountCode, now }: { accountCode?: string; now: Date },
): boolean {
  const { changes } = database
    .prepare(
      'DELETE FROM passkey_challenges WHERE challenge = ? AND account_code IS ? AND ends_at > ?',
    )
    .run(challenge, accountCode ?? null, now.getTime());
  return changes === 1;
}
