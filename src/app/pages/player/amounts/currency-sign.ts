/** The sign of a currency as the language writes it, such as € or US$. */
export const currencySign = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;
