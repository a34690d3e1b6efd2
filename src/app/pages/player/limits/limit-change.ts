import { inLatinDigits } from '../../../../lib/latin-digits.ts';
import type { Limit, LimitPeriod } from '../../../../operator/limits.ts';

type LimitChange = 'same' | 'lower' | 'raise';

/** Returns the effect of a requested limit: a first or lower one applies at once, a raise or removal waits. */
export function limitChange(
  { amount, pending }: Pick<Limit, 'amount' | 'pending'>,
  wanted: number | null,
): LimitChange {
  if (wanted === amount && pending === undefined) return 'same';
  if (wanted === null) return 'raise';
  return amount === null || wanted <= amount ? 'lower' : 'raise';
}

/** The longest meaningful time limit, in minutes. */
export const MOST_MINUTES: Record<LimitPeriod, number> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

/** Parses whole hours and minutes; empty means zero. @returns minutes; undefined when invalid */
export function parseTime(hours: string, minutes: string): number | undefined {
  const [whole, rest] = [hours, minutes].map((text) => inLatinDigits(text.trim()) || '0');
  if (![whole, rest].every((text) => text !== undefined && /^\d{1,4}$/.test(text)))
    return undefined;
  const time = Number(whole) * 60 + Number(rest);
  return time > 0 ? time : undefined;
}
