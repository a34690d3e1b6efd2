import type { DatabaseSync } from 'node:sqlite';
import { dayOf } from './calendar.ts';

const MINUTE_MS = 60_000;
/** Minutes between two signs of life that still count as staying; a token is renewed more often. */
const GAP_MINUTES = 10;

/**
 * The player is here at this moment: what has passed since the last sign of life counts as time
 * signed in, unless it was too long. Any number of signs in a minute count once.
 */
export function markPresent(database: DatabaseSync, accountCode: string, now: Date): void {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  database
    .prepare(
      `INSERT INTO presence (account_code, day, minutes, last_minute) VALUES (?1, ?2, 0, ?3)
       ON CONFLICT (account_code, day) DO UPDATE SET
         minutes = minutes + iif(?3 - last_minute <= ${GAP_MINUTES}, max(0, ?3 - last_minute), 0),
         last_minute = max(last_minute, ?3)`,
    )
    .run(accountCode, dayOf(now), minute);
}

/** Adds minutes to the day that `at` lies in: history that was not watched. */
export function addPresence(
  database: DatabaseSync,
  accountCode: string,
  at: Date,
  minutes: number,
): void {
  database
    .prepare(
      `INSERT INTO presence (account_code, day, minutes, last_minute) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_code, day) DO UPDATE SET minutes = minutes + excluded.minutes`,
    )
    .run(accountCode, dayOf(at), minutes, Math.floor(at.getTime() / MINUTE_MS));
}
