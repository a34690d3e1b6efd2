import { afterEach, expect, test, vi } from 'vitest';
import { readDictionary, replaceDictionary } from './read-dictionary.ts';

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
  void readDictionary('es');
  expect([...links()].map((link) => link.getAttribute('href'))).toEqual(['/dictionary/es']);
});

test.each([
  ['load', true],
  ['error', false],
])('PF-12 tells whether the browser has the dictionary after %s: %s', async (event, has) => {
  supports(true);
  const found = readDictionary('en');
  links()[0]?.dispatchEvent(new Event(event));
  expect(await found).toBe(has);
});

test('PF-12 does not request a dictionary without browser support', async () => {
  supports(false);
  expect(await readDictionary('en')).toBe(false);
  expect(links()).toHaveLength(0);
});

test.each([
  [8, 0, ['force-cache', 'reload']],
  [6, 0, ['force-cache']],
  [8, 2, ['force-cache']],
])(
  'PF-12 asks for a dictionary without effect of %i days, %i of them in a shared cache, by %j',
  async (days, before, caches) => {
    const date = new Date(Date.now() - days * 86_400_000).toUTCString();
    const ask = vi
      .spyOn(window, 'fetch')
      .mockImplementation(
        async () => new Response('inicio', { headers: { date, age: String(before * 86_400) } }),
      );
    await replaceDictionary('es');
    expect(ask.mock.calls).toEqual(caches.map((cache) => ['/dictionary/es', { cache }]));
  },
);
