import type { DatabaseSync } from 'node:sqlite';
import type { AccountStatus, StatusReason } from '../../operator/contract/types.ts';
import { prepared } from '../operator/prepared.ts';

/** Account status and its reason. `until` in ms; absent without an end. */
export interface Standing {
  readonly status: AccountStatus;
  /** `closed` is never reported to clients: a closed account cannot log in. */
  readonly reason?: StatusReason | 'closed';
  readonly until?: number;
  /** The reason to restore at `until`. */
  readonly reasonAfter?: StatusReason;
}

/** Reason of a block until the player confirms their data, once a year. */
export const CONFIRMATION_DUE = 'pending-annual-update-and-validation' satisfies StatusReason;

/** The status columns of an account row. */
export interface StandingRow {
  readonly status: string;
  readonly status_reason: string | null;
  readonly status_until: number | null;
  readonly reason_after: string | null;
}

export const STANDING_COLUMNS = 'status, status_reason, status_until, reason_after';

/**
 * Returns the status at a moment: breaks and exclusions end when their time is up. A confirmation that was due before a
 * self-exclusion is due again afterwards.
 */
export function standingOf(row: StandingRow, now: Date): Standing {
  const { status, status_reason: reason, status_until: until, reason_after: after } = row;
  if (status === 'active') return { status };
  if (until !== null && until <= now.getTime())
    return after === null
      ? { status: 'active' }
      : { status: 'blocked', reason: after as StatusReason };
  return {
    status: status as AccountStatus,
    ...(reason !== null && { reason: reason as NonNullable<Standing['reason']> }),
    ...(until !== null && { until }),
    ...(after !== null && { reasonAfter: after as StatusReason }),
  };
}

export function readStanding(database: DatabaseSync, accountCode: string, now: Date): Standing {
  const sql = `SELECT ${STANDING_COLUMNS} FROM accounts WHERE account_code = ?`;
  return standingOf(prepared(database, sql).get(accountCode) as unknown as StandingRow, now);
}

/** Sets the account's status. */
export function setStanding(
  database: DatabaseSync,
  accountCode: string,
  { status, reason, until, reasonAfter }: Standing,
): void {
  database
    .prepare(
      `UPDATE accounts SET status = ?, status_reason = ?, status_until = ?, reason_after = ?
       WHERE account_code = ?`,
    )
    .run(status, reason ?? null, until ?? null, reasonAfter ?? null, accountCode);
}
