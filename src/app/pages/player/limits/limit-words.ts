import type { Limit, LimitKind } from '../../../../operator/limits.ts';
import type { Text } from '../../../i18n/text.ts';
import { durationText } from '../amounts/duration-text.ts';

/** An amount of a limit: money, or a time for `time`. */
export const limitAmount = (
  kind: LimitKind,
  amount: number,
  currency: string,
  text: Text,
): string => (kind === 'time' ? durationText(amount, text) : text.money(amount, currency));

/** A limit as it is: its amount, or that there is none. */
export const presentAmount = (
  { kind, amount }: Pick<Limit, 'kind' | 'amount'>,
  currency: string,
  text: Text,
): string => (amount === null ? text.t('limits.none') : limitAmount(kind, amount, currency, text));

/** A moment by day and time, in the visitor's zone. @param at RFC 3339 */
export const momentText = (at: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(at), { dateStyle: 'long', timeStyle: 'short' });

/** A moment's day, in the visitor's zone. @param at RFC 3339 */
export const dayText = (at: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(at), { dateStyle: 'long' });

/** How long a raise waits, such as `3 days` or `36 hours`; whole days as such. */
export function waitText(hours: number, { locale }: Pick<Text, 'locale'>): string {
  const [amount, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
