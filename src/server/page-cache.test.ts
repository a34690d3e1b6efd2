import { expect, test, vi } from 'vitest';
import { type KeptPage, PageCache, toKeptPage } from './page-cache.ts';
import { Overloaded } from './render-queue.ts';

const page = (html: string, complete = true): KeptPage =>
  toKeptPage({ status: 200, headers: {}, complete, html, contentAt: performance.now() });
const refuse = () => Promise.reject(new Overloaded());
const text = (kept: KeptPage) => kept.encoded.plain.toString();

test('PF-5 renders a page once for many visitors', async () => {
  const pages = new PageCache();
  const render = vi.fn(async () => page('a'));
  await Promise.all([pages.get('/', render), pages.get('/', render)]);
  await pages.get('/', render);
  expect(render).toHaveBeenCalledOnce();
});

test('PF-12 SEC changes the ETag with the headers, which a 304 does not repeat', () => {
  const etagWith = (policy: string) =>
    toKeptPage({ status: 200, headers: { policy }, complete: true, html: 'a', contentAt: 0 }).etag;
  expect(etagWith('one')).toBe(etagWith('one'));
  expect(etagWith('one')).not.toBe(etagWith('other'));
});

test('PF-12 compresses best what is requested again, or everything on request', async () => {
  const pages = new PageCache();
  await pages.compress();
  const get = (path: string) => pages.get(path, async () => page(path));
  const [home, other] = [await get('/'), await get('/es')];
  await get('/');
  await expect.poll(() => home.encoded.gzip).toBeDefined();
  expect(other.encoded.gzip).toBeUndefined();
  await pages.compress();
  expect(other.encoded.gzip).toBeDefined();
});

test('PF-12 keeps compressing a page that is rendered again', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('a'));
  vi.advanceTimersByTime(20_000);
  await pages.get('/', async () => page('b'));
  vi.useRealTimers();
  const after = await pages.get('/', async () => page('b'));
  expect(text(after)).toBe('b');
  await expect.poll(() => after.encoded.gzip).toBeDefined();
});

test('PF-11 renders a page again after a change', async () => {
  const pages = new PageCache();
  await pages.get('/', async () => page('old'));
  pages.clear();
  expect(text(await pages.get('/', async () => page('new')))).toBe('new');
});

test('PF-11 does not keep a page whose content changed during rendering', async () => {
  const pages = new PageCache();
  let finish = (_: KeptPage) => {};
  const slow = pages.get(
    '/',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  pages.clear();
  finish(page('old'));
  await slow;
  expect(text(await pages.get('/', async () => page('new')))).toBe('new');
});

test('FRM-4 does not keep an incomplete page', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('without menu', false));
  vi.advanceTimersByTime(1500);
  expect(text(await pages.get('/', async () => page('whole')))).toBe('whole');
  vi.useRealTimers();
});

test('PF-5 serves a stale page once more while rendering it again', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('first'));
  vi.advanceTimersByTime(20_000);
  expect(text(await pages.get('/', async () => page('second')))).toBe('first');
  await expect
    .poll(async () => text(await pages.get('/', async () => page('third'))))
    .toBe('second');
  vi.useRealTimers();
});

test('PF-5 renders a stale page again after the wall clock was set back', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('first'));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_000);
  const render = vi.fn(async () => page('second'));
  await pages.get('/', render);
  expect(render).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('R6 does not cache a failed render', async () => {
  const pages = new PageCache();
  await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(text(await pages.get('/', async () => page('mended')))).toBe('mended');
});

test('R6 serves an outdated or incomplete page when too busy to render', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('before'));
  pages.clear();
  await pages.get('/games', async () => page('without menu', false));
  vi.advanceTimersByTime(1500);
  expect(text(await pages.get('/', refuse))).toBe('before');
  expect(text(await pages.get('/games', refuse))).toBe('without menu');
  await expect(pages.get('/sports', refuse)).rejects.toThrow(Overloaded);
  await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  vi.useRealTimers();
});

test('F2 never serves a page with content older than a day', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  const hours = 60 * 60 * 1000;
  await pages.get('/', async () => ({ ...page('old'), contentAt: performance.now() - 20 * hours }));
  vi.advanceTimersByTime(3 * hours);
  expect(text(await pages.get('/', refuse))).toBe('old');
  vi.advanceTimersByTime(2 * hours);
  await expect(pages.get('/', refuse)).rejects.toThrow(Overloaded);
  expect(text(await pages.get('/', async () => page('new')))).toBe('new');
  vi.useRealTimers();
});

test('SEC bounds cached pages in bytes and evicts the oldest', async () => {
  const pages = new PageCache();
  const plain = Buffer.alloc(10 * 1024 * 1024);
  // An incomplete page is not compressed further.
  const render = vi.fn(async () => ({ ...page('large', false), encoded: { plain } }));
  for (const path of ['/a', '/b', '/c', '/d']) await pages.get(path, render);
  for (const path of ['/d', '/c', '/b']) await pages.get(path, render);
  expect(render).toHaveBeenCalledTimes(4);
  await pages.get('/a', render);
  expect(render).toHaveBeenCalledTimes(5);
});

test('PF-11 drops a page when rendering it again does not return a page', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/games/x', async () => page('a game'));
  vi.advanceTimersByTime(20_000);
  const leave = () => Promise.reject(new Error('it leads elsewhere'));
  expect(text(await pages.get('/games/x', leave))).toBe('a game');
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  await expect(pages.get('/games/x', leave)).rejects.toThrow('leads elsewhere');
});
