import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tests/component/test-app.tsx';
import { keepPage } from '../pwa/keep-pages.ts';
import { createAnswers, putAnswer } from '../state/answers.ts';
import type { DutiesOptions } from './duties-options.ts';
import { ageKeptPage, keepPagesAhead, keepSeenPages } from './keep-seen-pages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Runs `ageKeptPage` in a document with these data attributes. @returns its result, both origins and the attributes
 * left
 */
function aged(dataset: Record<string, string>) {
  vi.stubGlobal('document', { documentElement: { dataset } });
  const answers = createAnswers();
  putAnswer(answers, 'home:en', { value: 1, at: 1, from: 'transfer' });
  putAnswer(answers, 'events', { value: 2, at: 2, from: 'network' });
  const isKept = ageKeptPage(answers);
  return [isKept, answers.entries['home:en']?.from, answers.entries['events']?.from, dataset];
}

test('PF-7 F40 treats the answers of a cached document as saved, so its prices are suspended', () => {
  expect(aged({ theme: 'dark', kept: '' })).toEqual([true, 'saved', 'network', { theme: 'dark' }]);
});

test('PF-7 treats the answers of a document from the server as new', () => {
  expect(aged({ theme: 'dark' })).toEqual([false, 'transfer', 'network', { theme: 'dark' }]);
});

test.each([
  ['/', true, 'force-cache'],
  ['/?src=pwa', true, 'no-cache'],
  ['/', false, 'no-cache'],
])(
  'PF-7 caches a document loaded as %s (from the server: %s) with %s',
  async (address, fromServer, cache) => {
    const ask = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({}) },
      connection: { saveData: true },
    });
    const name = `https://www.example.com${address}`;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
    const options = {
      routes: [{ path: '/' }],
      basename: '/',
      fromServer,
    } as unknown as DutiesOptions;
    await keepSeenPages(options);
    expect(ask).toHaveBeenCalledExactlyOnceWith('/', { cache, credentials: 'omit' });
  },
);

/**
 * A device on the Spanish site.
 * @param missing the page that the server cannot send
 * @param encoding of the documents
 * @returns a visit, which returns the paths that it fetches ahead
 */
function device({ missing = '', encoding = 'dcz' } = {}) {
  const shell = { 'x-release': 'one', date: new Date(0).toUTCString() };
  const stored = new Map([['/app-shell', new Response('shell', { headers: shell })]]);
  const cache = {
    put: async (path: string, response: Response) => void stored.set(path, response),
    keys: async () => [...stored.keys()],
  };
  const ask = vi.fn(async (path: string) =>
    path === missing
      ? new Response('', { status: 503 })
      : new Response('<html lang="es">', {
          headers: { 'x-release': 'one', 'content-encoding': encoding },
        }),
  );
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } });
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (path: string) => stored.get(path),
  });
  const options = {
    browser: { app: { ...createTestApp(), locale: 'es' } },
    routes: [{ path: '/*' }],
    basename: '/es',
  } as unknown as DutiesOptions;
  return async (isInstalling: boolean) => {
    await keepPage('/es', 'just loaded');
    ask.mockClear();
    await keepPagesAhead(options, isInstalling);
    return ask.mock.calls.map(([path]) => path);
  };
}

test('PF-7 keeps the pages whose lists are read ahead when the app is installed, once', async () => {
  const fetched = device();
  const all = ['/es/help', '/es/games', '/es/promotions', '/es/sports', '/es/stores'];
  expect(await fetched(true)).toEqual(all);
  expect(await fetched(true)).toEqual([]);
});

test('PF-12 keeps one page ahead per later visit, the next one if the server fails', async () => {
  const fetched = device({ missing: '/es/games' });
  expect(await fetched(false)).toEqual(['/es/help']);
  expect(await fetched(false)).toEqual(['/es/games', '/es/promotions']);
});

test('PF-12 keeps no further page ahead once a document came whole, and looks at the dictionary', async () => {
  const fetched = device({ encoding: 'br' });
  expect(await fetched(true)).toEqual(['/es/help', '/dictionary/es']);
});
