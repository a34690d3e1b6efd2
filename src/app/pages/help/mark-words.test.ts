import { expect, test } from 'vitest';
import { excerpt, markWords } from './mark-words.ts';

const words = new Set(['limites', 'dont']);

test('PGS-1 marks words regardless of accents and case, and keeps the whole text', () => {
  const text = 'Límites: <b>don’t</b> limit LÍMITES';
  const parts = markWords(text, words);
  expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual([
    'Límites',
    'don’t',
    'LÍMITES',
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(markWords('', words)).toEqual([]);
});

test('PGS-1 starts an excerpt before the first match and ends it between words', () => {
  const filler = 'uno dos tres cuatro cinco '.repeat(20).trim();
  const around = excerpt(`${filler} límites ${filler}`, words);
  expect(around).toMatch(/^… .{20,60}límites .{80,} …$/);
  expect(around.length).toBeLessThan(180);
  expect(excerpt('Short and without.', words)).toBe('Short and without.');
  expect(excerpt(filler, words)).toMatch(/^uno dos .* …$/);
  expect(excerpt('x'.repeat(400), words)).toMatch(/^x{170} …$/);
});
