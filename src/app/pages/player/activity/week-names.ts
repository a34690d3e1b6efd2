import type { Text } from '../../../i18n/text.ts';
import { sundayOf } from './period.ts';

const UTC = { timeZone: 'UTC' } as const;

/** A week's first day, short: 16 Nov. @param monday `YYYY-MM-DD` */
export const weekTick = (monday: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(monday), { day: 'numeric', month: 'short', ...UTC });

/** A week by its first and last day. */
export function weekName(monday: string, { date }: Pick<Text, 'date'>): string {
  const last = { day: 'numeric', month: 'short', year: 'numeric', ...UTC } as const;
  return `${weekTick(monday, { date })} – ${date(Date.parse(sundayOf(monday)), last)}`;
}
