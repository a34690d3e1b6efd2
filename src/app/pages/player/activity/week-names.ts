import type { Text } from '../../../i18n/text.ts';
import { sundayOf } from './period.ts';

const UTC = { timeZone: 'UTC' } as const;

/** Formats a week's first day briefly: 16 Nov. @param monday `YYYY-MM-DD` */
export const weekTick = (monday: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(monday), { day: 'numeric', month: 'short', ...UTC });

/** Formats a week as its first and last day. */
export function weekName(monday: string, { date }: Pick<Text, 'date'>): string {
  const last = { day: 'numeric', month: 'short', year: 'numeric', ...UTC } as const;
  return `${weekTick(monday, { date })} – ${date(Date.parse(sundayOf(monday)), last)}`;
}
