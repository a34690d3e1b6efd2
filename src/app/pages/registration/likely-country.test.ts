import { expect, test } from 'vitest';
import { likelyCountry } from './likely-country.ts';

const countries = ['ES', 'MX', 'PT'];

test.each([
  ['PT', ['es-MX'], 'PT'],
  ['US', ['es-MX'], 'MX'],
  [undefined, ['en', 'en-US', 'zh-Hant-TW', 'es-ES'], 'ES'],
  [undefined, ['en', 'es'], undefined],
])('PGS-1 suggests for a visitor at %s with %j the country %s', (country, languages, code) => {
  expect(likelyCountry({ ...(country && { country }), countries }, languages)).toBe(code);
});
