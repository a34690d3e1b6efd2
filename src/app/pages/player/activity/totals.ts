import type { ActivityWeek, SlotSession } from '../../../../operator/activity.ts';

export type Totals = Omit<ActivityWeek, 'monday'>;

/** Sums all weeks, in minor units and minutes. */
export function totalsOf(weeks: readonly Totals[]): Totals {
  const totals: Totals = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, minutes: 0 };
  for (const week of weeks)
    for (const key of Object.keys(totals) as (keyof Totals)[]) totals[key] += week[key];
  return totals;
}

/** Net result of play, negative for a loss. */
export const netOf = ({ stakes, wins }: Pick<Totals, 'stakes' | 'wins'>): number => wins - stakes;

export const isQuiet = (totals: Totals): boolean =>
  Object.values(totals).every((value) => value === 0);

/** Length of a session, in whole seconds. */
export const secondsOf = ({ startedAt, endedAt }: Pick<SlotSession, 'startedAt' | 'endedAt'>) =>
  Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
