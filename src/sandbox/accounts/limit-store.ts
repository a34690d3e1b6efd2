import type { DatabaseSync } from 'node:sqlite';
import type { LimitKind, LimitPeriod } from '../../operator/contract/types.ts';
import { prepared } from '../operator/prepared.ts';
import { nullableNumber, optionalText, type Row, textOf } from '../operator/row.ts';
import { type LimitState, limitAfter, limitAt } from './limit-rules.ts';

export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const satisfies LimitKind[];
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const satisfies LimitPeriod[];

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Returns the limits that the player has ever set, as they are now. */
export function readLimits(
  database: DatabaseSync,
  accountCode: string,
  now: Date,
): (LimitName & LimitState)[] {
  const rows = prepared(database, 'SELECT * FROM limits WHERE account_code = ?').all(accountCode);
  return rows.map((row) => ({
    kind: textOf(row, 'kind') as LimitKind,
    period: textOf(row, 'period') as LimitPeriod,
    ...limitAt(stateOf(row), now),
  }));
}

/** Applies a limit request of the player (limit-rules.ts); null means no limit. */
export function setLimit(
  database: DatabaseSync,
  accountCode: string,
  { kind, period }: LimitName,
  wanted: number | null,
  now: Date,
): void {
  const present = readLimits(database, accountCode, now).find(
    (limit) => limit.kind === kind && limit.period === period,
  );
  const { amount, pending } = limitAfter(present ?? { amount: null }, wanted, now);
  prepared(database, 'INSERT OR REPLACE INTO limits VALUES (?, ?, ?, ?, ?, ?)').run(
    accountCode,
    kind,
    period,
    amount,
    pending?.amount ?? null,
    pending?.from.toISOString() ?? null,
  );
}

function stateOf(row: Row): LimitState {
  const amount = nullableNumber(row, 'amount');
  const from = optionalText(row, 'pending_from');
  if (from === undefined) return { amount };
  return {
    amount,
    pending: { amount: nullableNumber(row, 'pending_amount'), from: new Date(from) },
  };
}
