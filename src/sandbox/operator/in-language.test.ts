import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

it('CFG-2 chooses the text of a language or of its region, and English otherwise', () => {
  const texts = { en: 'Hello', es: 'Hola', ar: 'مرحبًا' };
  const chosen = ['es', 'es-MX', 'ar-EG', 'en-GB', 'fr', ''].map((language) =>
    inLanguage(texts, language),
  );
  expect(chosen).toEqual(['Hola', 'Hola', 'مرحبًا', 'Hello', 'Hello', 'Hello']);
});
