import { beforeEach, expect, test, vi } from 'vitest';
import { isSettled, keepPage, outdatedPages } from './keep-pages.ts';

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
    match: async (path: string, { cacheName = 'precache' }: { cacheName?: string }) =>
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

test('PF-7 caches the forty documents that were requested last', async () => {
  for (let place = 0; place < 42; place++) await keepPage(`/${place}`, 'just loaded');
  await keepPage('/2', 'just loaded');
  expect(pagesOf('one').length).toBe(40);
  expect(pagesOf('one').slice(-2)).toEqual(['/41', '/2']);
});

test('PF-7 PF-12 finds the pages without a recent document, the oldest first', async () => {
  const start = Date.now();
  for (const [hour, path] of ['/sports', '/games', '/help'].entries()) {
    vi.setSystemTime(start + hour * 3_600_000);
    await keepPage(path, 'just loaded');
  }
  vi.setSystemTime(start + 7.5 * 3_600_000);
  const outdated = await outdatedPages(['/help', '/games', '/sports', '/stores']);
  vi.useRealTimers();
  expect(outdated).toEqual(['/stores', '/sports', '/games']);
});

test.each([
  ['the shell of another release', 'two', 9, false],
  ['a shell of the last hours', 'one', 5, false],
  ['an older shell', 'one', 7, true],
])('PF-12 finds out from %s whether the release is new', async (_, release, hours, settled) => {
  await keepPage('/', 'just loaded');
  const date = new Date(Date.now() - hours * 3_600_000).toUTCString();
  const shell = new Response('shell', { headers: { 'x-release': release, date } });
  stored.set('precache', new Map([['/app-shell', shell]]));
  expect(await isSettled()).toBe(settled);
});

test('PF-12 counts a release as new whose shell is missing', async () => {
  await keepPage('/', 'just loaded');
  expect(await isSettled()).toBe(false);
});
