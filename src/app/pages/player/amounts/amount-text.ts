import { minorDigits } from '../../../../lib/minor-units.ts';

/**
 * Formats minor units as a player would type them, without sign or grouping: 5000 EUR -> 50, 1250 EUR -> 12.50 or
 * 12,50.
 */
export function amountText(amount: number, locale: string, currency: string): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  const shown = amount % unit === 0 ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: false,
  }).format(amount / unit);
}

/** Returns the currency's symbol in the language, such as € or US$. */
export const currencySign = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;
