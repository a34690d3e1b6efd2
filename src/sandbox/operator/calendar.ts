import type { LimitPeriod } from '../../operator/contract/types.ts';

export const DAY_MS = 24 * 3_600_000;

/** Midnight UTC at the start of the day of `at`. */
export function startOfDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

/** Midnight UTC at the start of the Monday of the ISO week of `at`. */
export function startOfWeek(at: Date): Date {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(startOfDay(at).getTime() - sinceMonday * DAY_MS);
}

/** Start of the day, ISO week or calendar month (UTC) of `at`. */
export function startOfPeriod(period: LimitPeriod, at: Date): Date {
  if (period === 'day') return startOfDay(at);
  if (period === 'week') return startOfWeek(at);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
}

/** The day in UTC as `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
