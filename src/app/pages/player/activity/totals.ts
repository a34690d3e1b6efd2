import type { ActivityWeek } from '../../../../operator/activity.ts';

export type Totals = Omit<ActivityWeek, 'monday'>;

/** All weeks together: minor units, minutes. */
export function totalsOf(weeks: readonly Totals[]): Totals {
  const totals: Totals = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, minutes: 0 };
  for (const week of weeks)
    for (const key of Object.keys(totals) as (keyof Totals)[]) totals[key] += week[key];
  return totals;
}

/** What play brought, negative for a loss. */
export const netOf = ({ stakes, wins }: Pick<Totals, 'stakes' | 'wins'>): number => wins - stakes;

export const isQuiet = (totals: Totals): boolean =>
  Object.values(totals).every((value) => value === 0);
