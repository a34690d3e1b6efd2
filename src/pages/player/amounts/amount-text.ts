/** Minor units as a player would type them, without sign or groups: 5000 EUR -> 50, 1250 EUR -> 12.50 or 12,50. */
export function amountText(amount: number, locale: string, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const unit = 10 ** digits;
  const shown = amount % unit === 0 ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: false,
  }).format(amount / unit);
}
