/**
 * Suggests a country of residence that the operator accepts: the visitor's country by IP address as reported by the
 * operator, otherwise the region of the browser's languages.
 * @param languages such as `es-MX`
 */
export const likelyCountry = (
  { country, countries }: { country?: string; countries: readonly string[] },
  languages: readonly string[],
): string | undefined =>
  [country, ...languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1])].find(
    (code) => code !== undefined && countries.includes(code),
  );
