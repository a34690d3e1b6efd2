import type { PaymentTerms } from '../../operator/payment-methods.ts';
import type { Text } from '../i18n/text.ts';

/** Fee of a payment, such as "€0.30 + 1.5%". */
export function feeWords({ fee, currency }: PaymentTerms, { t, money, number }: Text): string {
  const parts = [
    fee.fixed > 0 && money(fee.fixed, currency),
    fee.share > 0 && number(fee.share, { style: 'percent', maximumFractionDigits: 2 }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' + ') : t('payments.free');
}

/** Smallest and largest amount of one payment. */
export const limitWords = ({ least, most, currency }: PaymentTerms, { t, money }: Text): string =>
  t('payments.between', { least: money(least, currency), most: money(most, currency) });

/** How long a payment takes, such as "1 to 3 working days". */
export function arrivalWords({ arrives }: PaymentTerms, { t, number }: Text): string {
  const { unit, least, most } = arrives;
  if (most === 0) return t('payments.atOnce');
  const longest =
    unit === 'workingDay'
      ? t('payments.workingDays', { count: most })
      : number(most, { style: 'unit', unit, unitDisplay: 'long' });
  return least === most ? longest : t('payments.span', { least, most: longest });
}
