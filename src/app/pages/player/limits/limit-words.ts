import type { Limit, LimitKind, NewExclusion } from '../../../../operator/limits.ts';
import type { Text } from '../../../i18n/text.ts';
import { durationText } from '../amounts/duration-text.ts';

/** Formats a limit's amount: money, or a duration for `time`. */
export const limitAmount = (
  kind: LimitKind,
  amount: number,
  currency: string,
  text: Text,
): string => (kind === 'time' ? durationText(amount, text) : text.money(amount, currency));

/** Formats a limit's current amount, or says that there is none. */
export const presentAmount = (
  { kind, amount }: Pick<Limit, 'kind' | 'amount'>,
  currency: string,
  text: Text,
): string => (amount === null ? text.t('limits.none') : limitAmount(kind, amount, currency, text));

/** Begins an action or a message with the limit's name. */
export const ofLimit = (
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  words: string,
  { t }: Pick<Text, 't'>,
): string =>
  t('limits.changeOf', { kind: t(`limits.${kind}`), period: t(`limits.${period}`), action: words });

/** Names a break or a self-exclusion. */
export const exclusionName = (kind: NewExclusion['kind'], { t }: Pick<Text, 't'>): string =>
  t(kind === 'break' ? 'exclusion.break' : 'exclusion.self');

/** Message that a break or self-exclusion has not begun, for places other than its own page. */
export const refusedText = (kind: NewExclusion['kind'], text: Pick<Text, 't'>): string =>
  `${exclusionName(kind, text)}: ${text.t('exclusion.refused')}`;

/** Formats a date and time in the visitor's time zone. @param at RFC 3339 */
export const momentText = (at: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(at), { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date in the visitor's time zone. @param at RFC 3339 */
export const dayText = (at: string, { date }: Pick<Text, 'date'>): string =>
  date(Date.parse(at), { dateStyle: 'long' });

/** Formats when a period begins in the visitor's time zone. @param at epoch ms */
export const startText = (at: number, { date }: Pick<Text, 'date'>): string =>
  date(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Formats the delay of a raise, such as `3 days` or `36 hours`; multiples of 24 hours as days. */
export function waitText(hours: number, { locale }: Pick<Text, 'locale'>): string {
  const [amount, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
