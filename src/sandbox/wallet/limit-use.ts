import type { DatabaseSync } from 'node:sqlite';
import type { LimitKind, LimitPeriod } from '../../operator/contract/types.ts';
import { readLimits } from '../accounts/limit-store.ts';
import { Problem } from '../http/problem.ts';
import { startOfPeriod } from '../operator/calendar.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf } from '../operator/row.ts';
import type { Owner } from './ledger.ts';
import { quarterOf } from './presence.ts';

/** Queries for the use of each kind since a moment, in minor units or minutes. */
const USED: Record<LimitKind, string> = {
  deposit: `SELECT total(amount) AS used FROM ledger_postings
    WHERE account_code = ? AND at >= ? AND kind = 'deposit'`,
  stake: `SELECT -total(amount) AS used FROM ledger_postings
    WHERE account_code = ? AND at >= ? AND kind = 'stake'`,
  // Money returned by play lowers the loss: wins, cash-outs and the stakes of void bets.
  loss: `SELECT -total(amount) AS used FROM ledger_postings
    WHERE account_code = ? AND at >= ?
      AND (kind IN ('stake', 'win', 'cash-out') OR (kind = 'correction' AND reference LIKE 'bet:%'))`,
  time: `SELECT total(time_ms) / 60000 AS used FROM presence
    WHERE account_code = ? AND quarter >= ?`,
};

/** Use of a limit in the current day, week or month; never below zero. */
export function usedOf(
  database: DatabaseSync,
  accountCode: string,
  kind: LimitKind,
  period: LimitPeriod,
  now: Date,
): number {
  const since = startOfPeriod(period, now);
  const from = kind === 'time' ? quarterOf(since) : since.toISOString();
  const row = prepared(database, USED[kind]).get(accountCode, from) ?? {};
  return Math.max(0, Math.floor(numberOf(row, 'used')));
}

/**
 * Checks a deposit against the deposit limits.
 * @throws Problem 422 `limit_exceeded` for the tightest exceeded limit; `left` is the amount that may still be
 * deposited
 */
export function assertMayDeposit(
  database: DatabaseSync,
  owner: Owner,
  amount: number,
  now: Date,
): void {
  assertWithin(database, owner, ['deposit'], amount, now);
}

/** Checks a stake against the stake, loss and time limits. @throws Problem 422 `limit_exceeded` */
export function assertMayStake(
  database: DatabaseSync,
  owner: Owner,
  amount: number,
  now: Date,
): void {
  assertWithin(database, owner, ['stake', 'loss', 'time'], amount, now);
}

/** Whether one of the player's limits has nothing left in its current day, week or month. */
export function hasReachedLimit(database: DatabaseSync, accountCode: string, now: Date): boolean {
  return readLimits(database, accountCode, now).some(
    ({ kind, period, amount }) =>
      amount !== null && usedOf(database, accountCode, kind, period, now) >= amount,
  );
}

function assertWithin(
  database: DatabaseSync,
  { accountCode }: Owner,
  kinds: readonly LimitKind[],
  amount: number,
  now: Date,
): void {
  let tightest: { limit: LimitKind; period: LimitPeriod; left: number } | undefined;
  for (const { kind, period, amount: most } of readLimits(database, accountCode, now)) {
    if (most === null || !kinds.includes(kind)) continue;
    const left = Math.max(0, most - usedOf(database, accountCode, kind, period, now));
    // The time limit is only exceeded when no time is left, because the time that a stake takes is unknown.
    if (kind === 'time' ? left > 0 : left >= amount) continue;
    if (tightest === undefined || left < tightest.left) tightest = { limit: kind, period, left };
  }
  if (tightest === undefined) return;
  throw new Problem(422, 'limit_exceeded', 'This would exceed one of your limits', {
    extra: tightest,
  });
}
