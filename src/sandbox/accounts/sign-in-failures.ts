import type { DatabaseSync } from 'node:sqlite';
import { tooManyAttempts } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type AuditLine, audit } from '../audit/audit-log.ts';
import { hashOf } from './token.ts';

/** Failures without a wait, and how long failures are remembered, ms. */
const FREE = 5;
const REMEMBERED_MS = 15 * 60_000;
/** Wait after the last free failure; it doubles up to the maximum. In ms. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Whose failures are counted: the text entered at log-in, or the code of a logged-in account. They are separate,
 * because anyone may enter the code of an account or register it as a user name.
 */
type Subject = { readonly name: string } | { readonly account: string };

interface FailureRow {
  readonly failures: number;
  readonly last_at: number;
}

/**
 * Refuses an attempt while the account has to wait. Attempts during a wait are not checked and do not prolong it, so
 * that nobody can lock a player out for good.
 * @throws Problem 429 `too_many_attempts`
 */
export function refuseWhileWaiting(database: DatabaseSync, subject: Subject, now: Date): void {
  const row = failuresOf(database, subject, now);
  if (row === undefined || row.failures < FREE) return;
  const left = row.last_at + waitAfter(row.failures) - now.getTime();
  if (left > 0) throw tooManyAttempts(left);
}

/** @param failure line for the audit log, which also records when the subject has to wait */
export function countFailure(
  database: DatabaseSync,
  subject: Subject,
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

export function forgetFailures(database: DatabaseSync, subject: Subject): void {
  database.prepare('DELETE FROM sign_in_failures WHERE name_hash = ?').run(keyOf(subject));
}

const waitAfter = (failures: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE), LONGEST_WAIT_MS);

/** Stored as hashes only, because an unknown name may be a password entered in the wrong field. */
const keyOf = (subject: Subject) =>
  hashOf(
    'name' in subject ? `name ${subject.name.trim().toLowerCase()}` : `account ${subject.account}`,
  );

function failuresOf(database: DatabaseSync, subject: Subject, now: Date): FailureRow | undefined {
  const row = database
    .prepare('SELECT failures, last_at FROM sign_in_failures WHERE name_hash = ?')
    .get(keyOf(subject)) as FailureRow | undefined;
  if (row === undefined) return undefined;
  return row.last_at + Math.max(waitAfter(row.failures), REMEMBERED_MS) > now.getTime()
    ? row
    : undefined;
}
