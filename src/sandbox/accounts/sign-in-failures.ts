import type { DatabaseSync } from 'node:sqlite';
import { type AuditLine, audit } from '../audit/audit-log.ts';
import { inTransaction } from '../operator/operator-database.ts';
import { tooManyAttempts } from './rate-limit.ts';
import { hashOf } from './token.ts';

/** Failures that cost nothing, and how long they are remembered. */
const FREE = 5;
const REMEMBERED_MS = 15 * 60_000;
/** The wait after the last free one; it doubles up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15 * 60_000;

interface FailureRow {
  readonly failures: number;
  readonly last_at: number;
}

/**
 * Refuses an attempt while the account waits. Attempts during a wait are not looked at and make it
 * no longer, so a stranger cannot lock a player out for good.
 * @param subject what was typed at the login, or the code of an account that is signed in
 * @throws Problem 429 `too_many_attempts`
 */
export function refuseWhileWaiting(database: DatabaseSync, subject: string, now: Date): void {
  const row = failuresOf(database, subject, now);
  if (row === undefined || row.failures < FREE) return;
  const left = row.last_at + waitAfter(row.failures) - now.getTime();
  if (left > 0) throw tooManyAttempts(left);
}

/** @param failure what the audit log is told, and that the subject now waits, if so */
export function countFailure(
  database: DatabaseSync,
  subject: string,
  failure: AuditLine,
  now: Date,
): void {
  inTransaction(database, () => {
    const failures = (failuresOf(database, subject, now)?.failures ?? 0) + 1;
    database
      .prepare('DELETE FROM sign_in_failures WHERE last_at <= ?')
      .run(now.getTime() - REMEMBERED_MS - LONGEST_WAIT_MS);
    database
      .prepare('INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?)')
      .run(keyOf(subject), failures, now.getTime());
    audit(database, failure, now);
    if (failures < FREE) return;
    const details = `${waitAfter(failures) / 1000} s`;
    audit(database, { ...failure, event: 'locked', details }, now);
  });
}

export function forgetFailures(database: DatabaseSync, subject: string): void {
  database.prepare('DELETE FROM sign_in_failures WHERE name_hash = ?').run(keyOf(subject));
}

const waitAfter = (failures: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE), LONGEST_WAIT_MS);

/** Names that nobody has may be passwords in the wrong field: they are not kept as text. */
const keyOf = (subject: string) => hashOf(subject.trim().toLowerCase());

function failuresOf(database: DatabaseSync, subject: string, now: Date): FailureRow | undefined {
  const row = database
    .prepare('SELECT failures, last_at FROM sign_in_failures WHERE name_hash = ?')
    .get(keyOf(subject)) as FailureRow | undefined;
  if (row === undefined) return undefined;
  return row.last_at + Math.max(waitAfter(row.failures), REMEMBERED_MS) > now.getTime()
    ? row
    : undefined;
}
