import { useState } from 'react';
import type { Limit } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { amountText } from '../amounts/amount-text.ts';
import { durationText } from '../amounts/duration-text.ts';
import { LARGEST_AMOUNT, parseAmount } from '../amounts/parse-amount.ts';
import { MOST_MINUTES, parseTime } from './limit-change.ts';

/** Text as typed: an amount of money, or hours and minutes. */
export interface WrittenLimit {
  money: string;
  hours: string;
  minutes: string;
}

/** Returns the limit in the form, in minor units or minutes, or the reason why it is invalid. */
export function useWantedLimit({ kind, period, amount }: Limit, currency: string) {
  const text = useText();
  const { t, money, locale } = text;
  const [written, setWritten] = useState<WrittenLimit>(() =>
    kind === 'time'
      ? {
          money: '',
          hours: String(Math.floor((amount ?? 0) / 60)),
          minutes: String((amount ?? 0) % 60),
        }
      : {
          money: amount === null ? '' : amountText(amount, locale, currency),
          hours: '',
          minutes: '',
        },
  );
  const write = (change: Partial<WrittenLimit>) => setWritten((now) => ({ ...now, ...change }));

  if (kind === 'time') {
    const time = parseTime(written.hours, written.minutes);
    const most = MOST_MINUTES[period];
    if (time !== undefined && time <= most)
      return { wanted: time, fault: undefined, written, write };
    const fault =
      time === undefined
        ? t('limits.time.wrong')
        : t('limits.time.long', {
            period: t(`limits.time.${period}`),
            most: durationText(most, text),
          });
    return { wanted: undefined, fault, written, write };
  }
  const parsed = parseAmount(written.money, locale, currency);
  if (parsed.ok) return { wanted: parsed.value, fault: undefined, written, write };
  const fault = t(`cashier.amount.${parsed.error}`, {
    example: amountText(123_450, locale, currency),
    currency,
    most: money(LARGEST_AMOUNT, currency),
  });
  return { wanted: undefined, fault, written, write };
}
