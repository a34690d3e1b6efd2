/** British English: day first, 24 hours. Arabic has 24 hours as well. */
const HOUSE_STYLES: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-hc-h23' };

/** The locale of dates: that of the house style, unless the locale has a region. */
export const dateLocale = (locale: string): string => HOUSE_STYLES[locale] ?? locale;

/**
 * Makes a British date the same in all browsers: older ones add a comma after the weekday, which would break hydration.
 */
export const evenDate = (written: string): string =>
  written.replace(/^((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*),/u, '$1');
