import { afterEach, expect, test, vi } from 'vitest';
import { createAnswers, putAnswer } from '../state/answers.ts';
import type { DutiesOptions } from './duties-options.ts';
import { ageKeptPage, keepSeenPages } from './keep-seen-pages.ts';

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
