/** Returns a country's name in the visitor's language, or its code if it has none. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
