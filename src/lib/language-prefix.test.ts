import { expect, test } from 'vitest';
import { languagePrefix } from './language-prefix.ts';

test.each([
  ['en', ''],
  ['es', '/es'],
  ['es-MX', '/es'],
  ['pt-BR', '/pt-BR'],
  ['fr', ''],
])('RTE-7 the prefix of pages for a reader of %s is “%s”', (language, prefix) => {
  const site = { defaultLanguage: 'en', languages: ['en', 'es', 'pt-BR'] };
  expect(languagePrefix(language, site)).toBe(prefix);
});
