import { beforeEach, expect, test, vi } from 'vitest';
import { keepPage } from './keep-pages.ts';

const POLICY = "script-src 'sha256-x' 'strict-dynamic', script-src 'self'";
const HTML = '<!doctype html><html lang="en"><body>home</body></html>';

/** Caches of this device, by name and path. */
const stored = new Map<string, Map<string, Response>>();
const pagesOf = (release: string) => [...(stored.get(`app-pages-${release}`)?.keys() ?? [])];
const cacheOf = (entries: Map<string, Response>) => ({
  put: async (path: string, response: Response) => {
    entries.delete(path);
    entries.set(path, response);
  },
  keys: async () => [...entries.keys()],
  delete: async (path: string) => entries.delete(path),
});
const ask = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const page = (headers: Record<string, string> = { 'x-release': 'one' }, status = 200) =>
  new Response(HTML, { status, headers: { 'content-security-policy': POLICY, ...headers } });

beforeEach(() => {
  stored.clear();
  ask.mockReset().mockImplementation(async () => page());
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(path),
  });
  return () => vi.unstubAllGlobals();
});

test('PF-7 S1 caches a document with its policy under its release, and marks it as cached', async () => {
  ask.mockResolvedValue(page({ 'x-release': 'one', 'content-encoding': 'br', etag: 'W/"1"' }));
  await keepPage('/', 'just loaded');
  expect(ask).toHaveBeenCalledWith('/', { cache: 'force-cache', credentials: 'omit' });
  const kept = stored.get('app-pages-one')?.get('/');
  expect(Object.fromEntries(kept?.headers ?? [])).toMatchObject({
    'content-security-policy': POLICY,
    'x-release': 'one',
  });
  expect(kept?.headers.has('content-encoding')).toBe(false);
  expect(await kept?.text()).toBe(HTML.replace('<html ', '<html data-kept '));
});

test('PF-7 caches the documents of two releases separately', async () => {
  await keepPage('/', 'just loaded');
  ask.mockResolvedValue(page({ 'x-release': 'two' }));
  await keepPage('/', 'maybe outdated');
  expect([pagesOf('one'), pagesOf('two')]).toEqual([['/'], ['/']]);
});

test('PF-7 PWA-3 does not cache a page without a release header', async () => {
  ask.mockImplementation(async () => page({}));
  await keepPage('/account', 'maybe outdated');
  expect(stored.size).toBe(0);
});

test('PF-7 requests a page once more when it came without some of its content', async () => {
  ask.mockImplementationOnce(async () => page({}));
  await keepPage('/', 'just loaded');
  expect(ask.mock.lastCall?.[1].cache).toBe('no-cache');
  expect(pagesOf('one')).toEqual(['/']);
});

test('PF-7 removes a page that no longer exists', async () => {
  await keepPage('/promotions/gone', 'just loaded');
  ask.mockImplementation(async () => page({}, 404));
  await keepPage('/promotions/gone', 'maybe outdated');
  expect(pagesOf('one')).toEqual([]);
});

test('PF-7 keeps the cached page when the server fails', async () => {
  await keepPage('/', 'just loaded');
  ask.mockResolvedValue(page({}, 503));
  await keepPage('/', 'maybe outdated');
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(keepPage('/', 'maybe outdated')).rejects.toThrow();
  expect(pagesOf('one')).toEqual(['/']);
});

test('PF-7 PF-12 fetches a page that was reached without its document once in six hours', async () => {
  await keepPage('/games', 'not loaded');
  await keepPage('/games', 'not loaded');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 6.1 * 3_600_000);
  await keepPage('/games', 'not loaded');
  vi.useRealTimers();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('PF-7 does not count a document of an earlier release as cached', async () => {
  await keepPage('/', 'just loaded');
  ask.mockImplementation(async () => page({ 'x-release': 'two' }));
  await keepPage('/games', 'just loaded');
  await keepPage('/', 'not loaded');
  expect(pagesOf('two')).toEqual(['/games', '/']);
});

test('PF-7 caches the thirty documents that were seen last', async () => {
  for (let place = 0; place < 32; place++) await keepPage(`/${place}`, 'just loaded');
  await keepPage('/2', 'just loaded');
  expect(pagesOf('one').length).toBe(30);
  expect(pagesOf('one').slice(-2)).toEqual(['/31', '/2']);
});
