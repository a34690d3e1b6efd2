/** Languages that the site has messages in (src/app/i18n/messages): a configuration may name these and their regions. */
export const LANGUAGES = ['en', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale, such as `es` of `es-MX`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Whether there are messages in the language of a locale. */
export const hasMessages = (locale: string): boolean =>
  LANGUAGES.some((language) => language === languageOf(locale));
