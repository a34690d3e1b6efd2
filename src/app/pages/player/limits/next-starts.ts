import type { LimitPeriod } from '../../../../operator/limits.ts';

/**
 * When the next day, week (on Monday) and month begin for limits: at midnight UTC, see `LimitPeriod` in the contract.
 * @param now epoch ms
 * @returns epoch ms
 */
export function nextStarts(now: number): Record<LimitPeriod, number> {
  const at = new Date(now);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const untilMonday = 8 - (at.getUTCDay() || 7);
  return {
    day: Date.UTC(year, month, day + 1),
    week: Date.UTC(year, month, day + untilMonday),
    month: Date.UTC(year, month + 1, 1),
  };
}
