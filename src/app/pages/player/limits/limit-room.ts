import type { Limit, LimitPeriod } from '../../../../operator/limits.ts';

export interface LimitRoom {
  /** Money in minor units, or minutes. */
  left: number;
  period: LimitPeriod;
}

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/**
 * Returns what can be used of a limit now, and the period that decides it: a longer one may leave less. Undefined
 * without a limit.
 * @param limits all limits of its kind
 */
export function limitRoom(limit: Limit, limits: readonly Limit[]): LimitRoom | undefined {
  if (limit.amount === null) return undefined;
  const place = PERIODS.indexOf(limit.period);
  // Itself first: it decides if a longer one leaves as much.
  return tightest([limit, ...limits.filter(({ period }) => PERIODS.indexOf(period) > place)]);
}

/** Returns what the tightest limit leaves, the first of equal ones; undefined without limits. */
export function tightest(limits: readonly Limit[]): LimitRoom | undefined {
  let room: LimitRoom | undefined;
  for (const { period, amount, used } of limits) {
    if (amount === null) continue;
    const left = Math.max(0, amount - used);
    if (room === undefined || left < room.left) room = { left, period };
  }
  return room;
}
