import type { DatabaseSync } from 'node:sqlite';
import type { AccountStatus, StatusReason } from '../../operator/contract/types.ts';

/** Account status and its reason; `until` in ms, absent for without end. */
export interface Standing {
  readonly status: AccountStatus;
  /** `closed` is never reported to clients: a closed account cannot log in. */
  readonly reason?: StatusReason | 'closed';
  readonly until?: number;
}

/** The status columns of an account row. */
export interface StandingRow {
  readonly status: string;
  readonly status_reason: string | null;
  readonly status_until: number | null;
}

/** Returns the status at a moment: breaks and exclusions end by themselves when their time is up. */
export function standingOf(row: StandingRow, now: Date): Standing {
  const { status, status_reason: reason, status_until: until } = row;
  if (status === 'active' || (until !== null && until <= now.getTime()))
    return { status: 'active' };
  return {
    status: status as AccountStatus,
    ...(reason !== null && { reason: reason as NonNullable<Standing['reason']> }),
    ...(until !== null && { until }),
  };
}

/** Sets the account's status. */
export function setStanding(
  database: DatabaseSync,
  accountCode: string,
  { status, reason, until }: Standing,
): void {
  database
    .prepare(
      'UPDATE accounts SET status = ?, status_reason = ?, status_until = ? WHERE account_code = ?',
    )
    .run(status, reason ?? null, until ?? null, accountCode);
}
