/** The locale of dates: English dates are British (day first, 24 hours) unless the locale has a region. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * Makes a British date the same in all browsers: older ones add a comma after the weekday, which would break hydration.
 */
export const evenDate = (written: string): string =>
  written.replace(/^((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*),/u, '$1');
