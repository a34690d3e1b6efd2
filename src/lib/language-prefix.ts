/** The languages of a site. */
export interface SiteLanguages {
  /** Pages in this language have no prefix; others do, such as `/es/promotions`. */
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
}

/**
 * Prefix of the site's pages in a reader's language, or in its base language: `/es`. Empty for the default one, and for
 * one that the site does not have.
 */
export function languagePrefix(language: string, site: SiteLanguages): string {
  const known = [language, language.split('-')[0] ?? language].find((one) =>
    site.languages.includes(one),
  );
  return known === undefined || known === site.defaultLanguage ? '' : `/${known}`;
}
