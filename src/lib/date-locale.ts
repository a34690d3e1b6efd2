/** The locale of dates: English dates are British (day first, 24 hours) unless a region says otherwise. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * A British date as browsers of all years write it: older ones have a comma after the weekday, so hydration would find
 * another text than the server's.
 */
export const evenDate = (written: string): string =>
  written.replace(/^((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*),/u, '$1');
