import { afterEach, expect, test, vi } from 'vitest';
import { readDictionary } from './read-dictionary.ts';

const links = () => document.head.querySelectorAll('link[rel=compression-dictionary]');

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of links()) link.remove();
});

/** A browser that supports shared dictionaries or does not: the one under test may do either. */
const supports = (answer: boolean) =>
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(answer);

test('PF-12 asks for the dictionary of the visit’s language', () => {
  supports(true);
  readDictionary('es');
  expect([...links()].map((link) => link.getAttribute('href'))).toEqual(['/dictionary/es']);
});

test('PF-12 leaves it where the browser would not use it', () => {
  supports(false);
  readDictionary('en');
  expect(links()).toHaveLength(0);
});
