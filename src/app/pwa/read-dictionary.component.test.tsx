import { afterEach, expect, test, vi } from 'vitest';
import { readDictionary } from './read-dictionary.ts';

const links = () => document.head.querySelectorAll('link[rel=compression-dictionary]');

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of links()) link.remove();
});

/** Mocks whether the browser supports shared dictionaries, because the one under test may or may not. */
const supports = (answer: boolean) =>
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(answer);

test('PF-12 requests the dictionary of the visit’s language', () => {
  supports(true);
  readDictionary('es');
  expect([...links()].map((link) => link.getAttribute('href'))).toEqual(['/dictionary/es']);
});

test('PF-12 does not request a dictionary without browser support', () => {
  supports(false);
  readDictionary('en');
  expect(links()).toHaveLength(0);
});
