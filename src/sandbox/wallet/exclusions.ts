import type { DatabaseSync } from 'node:sqlite';
import type { Exclusion, StatusReason } from '../../operator/contract/types.ts';
import { CONFIRMATION_DUE, readStanding, setStanding } from '../accounts/account-status.ts';
import { DAY_MS } from '../operator/calendar.ts';
import { prepared } from '../operator/prepared.ts';
import { optionalText, textOf } from '../operator/row.ts';
import { endPlayAt } from './slot-session-dues.ts';

/** Returns the player's current break or self-exclusion, if any. */
export function exclusionOf(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): Exclusion | undefined {
  const row = prepared(
    database,
    'SELECT * FROM exclusions WHERE account_code = ? AND (until IS NULL OR until > ?)',
  ).get(accountCode, now.toISOString());
  if (row === undefined) return undefined;
  const until = optionalText(row, 'until');
  return {
    kind: textOf(row, 'kind') as Exclusion['kind'],
    since: textOf(row, 'since'),
    ...(until !== undefined && { until }),
  };
}

/**
 * Begins a break or self-exclusion of `days` days, 0 for without end. An exclusion in force can only become longer and
 * stricter. The account's status follows, except for a break of a blocked account, whose end would lift the block. A
 * self-exclusion of an account under review has no end in the status, because staff end both with the review. A yearly
 * confirmation is due again after a self-exclusion. Runs inside the caller's transaction.
 * @returns the exclusion now in force
 */
export function beginExclusion(
  database: DatabaseSync,
  accountCode: string,
  { kind, days }: { kind: Exclusion['kind']; days: number },
  now: Date,
): Exclusion {
  const until = days === 0 ? {} : { until: new Date(now.getTime() + days * DAY_MS).toISOString() };
  const wanted: Exclusion = { kind, since: now.toISOString(), ...until };
  const present = exclusionOf(database, accountCode, now);
  const inForce = present === undefined ? wanted : stricter(present, wanted);
  prepared(database, 'INSERT OR REPLACE INTO exclusions VALUES (?, ?, ?, ?)').run(
    accountCode,
    inForce.kind,
    inForce.since,
    inForce.until ?? null,
  );
  endPlayAt(database, accountCode, now, 'excluded');
  const before = readStanding(database, accountCode, now);
  if (inForce.kind === 'self-exclusion' || before.status !== 'blocked') {
    const isPending = before.reason === CONFIRMATION_DUE;
    const wasEndless = before.status !== 'active' && before.until === undefined && !isPending;
    const reasonAfter = isPending ? CONFIRMATION_DUE : before.reasonAfter;
    setStanding(database, accountCode, {
      status: 'excluded',
      reason: inForce.kind,
      ...(inForce.until !== undefined && !wasEndless && { until: Date.parse(inForce.until) }),
      ...(reasonAfter !== undefined && { reasonAfter }),
    });
  }
  return inForce;
}

/**
 * Lifts the block of an account. A break or self-exclusion in force stays. Runs inside the caller's transaction.
 * @param reasonAfter why it is blocked again, at once or after the exclusion
 */
export function liftBlock(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
  reasonAfter?: StatusReason,
): void {
  const exclusion = exclusionOf(database, accountCode, now);
  if (exclusion === undefined)
    setStanding(
      database,
      accountCode,
      reasonAfter === undefined ? { status: 'active' } : { status: 'blocked', reason: reasonAfter },
    );
  else
    setStanding(database, accountCode, {
      status: 'excluded',
      reason: exclusion.kind,
      ...(exclusion.until !== undefined && { until: Date.parse(exclusion.until) }),
      ...(reasonAfter !== undefined && { reasonAfter }),
    });
}

/** A self-exclusion during a break begins now and ends at the later of both ends. */
function stricter(present: Exclusion, wanted: Exclusion): Exclusion {
  const { kind, since } = present.kind === 'self-exclusion' ? present : wanted;
  const end =
    present.until === undefined || wanted.until === undefined
      ? {}
      : { until: [present.until, wanted.until].sort()[1] ?? wanted.until };
  return { kind, since: kind === present.kind ? present.since : since, ...end };
}
