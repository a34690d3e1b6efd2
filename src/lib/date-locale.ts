/** The locale of dates: English dates are British (day first, 24 hours) unless a region says otherwise. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
