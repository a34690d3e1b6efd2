import type { DatabaseSync } from 'node:sqlite';

/** How long the browser's dialog may stay open. */
export const CHALLENGE_MS = 5 * 60_000;

/** @param accountCode whom the passkey will belong to; absent for signing in */
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

/** Whether the challenge was ours, for that purpose and in time. It is good for one answer only. */
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
