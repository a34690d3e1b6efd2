/** Languages with messages in src/app/i18n/messages. A configuration may use these and their regional variants. */
export const LANGUAGES = ['en', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale, such as `es` of `es-MX`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Whether the language of a locale has messages. */
export const hasMessages = (locale: string): boolean =>
  LANGUAGES.some((language) => language === languageOf(locale));
