import type { DatabaseSync } from 'node:sqlite';
import type { AccountStatus, StatusReason } from '../../operator/contract/types.ts';

/** What an account may do and why; `until` in ms, absent for without end. */
export interface Standing {
  readonly status: AccountStatus;
  /** Of a closed account nobody hears any more. */
  readonly reason?: StatusReason | 'closed';
  readonly until?: number;
}

/** The columns of an account that say it. */
export interface StandingRow {
  readonly status: string;
  readonly status_reason: string | null;
  readonly status_until: number | null;
}

/** A break or an exclusion that has run out is over by itself. */
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

/** Sets what the account may do from now on. */
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
