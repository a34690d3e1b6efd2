/**
 * The country of residence to begin with, of those that the operator takes: where the visitor is, as the operator tells
 * by their address, else the region of the browser's languages.
 * @param languages such as `es-MX`
 */
export const likelyCountry = (
  { country, countries }: { country?: string; countries: readonly string[] },
  languages: readonly string[],
): string | undefined =>
  [country, ...languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1])].find(
    (code) => code !== undefined && countries.includes(code),
  );
