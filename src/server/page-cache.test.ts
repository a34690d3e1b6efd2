import { expect, test, vi } from 'vitest';
import { type KeptPage, PageCache, toKeptPage } from './page-cache.ts';
import { Overloaded } from './render-queue.ts';

const page = (html: string, complete = true): KeptPage =>
  toKeptPage({ status: 200, headers: {}, complete, html, contentAt: Date.now() });
const refuse = () => Promise.reject(new Overloaded());
const text = (kept: KeptPage) => kept.encoded.plain.toString();

test('PF-5 a page is rendered once for many visitors', async () => {
  const pages = new PageCache();
  const render = vi.fn(async () => page('a'));
  await Promise.all([pages.get('/', render), pages.get('/', render)]);
  await pages.get('/', render);
  expect(render).toHaveBeenCalledOnce();
});

test('PF-11 after a change the next visitor gets the new page', async () => {
  const pages = new PageCache();
  await pages.get('/', async () => page('old'));
  pages.clear();
  expect(text(await pages.get('/', async () => page('new')))).toBe('new');
});

test('PF-11 a page rendered from content that changed meanwhile is not kept', async () => {
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

test('FRM-4 a page with parts missing does not stay', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('without menu', false));
  vi.advanceTimersByTime(1500);
  expect(text(await pages.get('/', async () => page('whole')))).toBe('whole');
  vi.useRealTimers();
});

test('PF-5 a page past its time is served once more while it is rendered anew', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  await pages.get('/', async () => page('first'));
  vi.advanceTimersByTime(20_000);
  expect(text(await pages.get('/', async () => page('second')))).toBe('first');
  await vi.waitFor(async () =>
    expect(text(await pages.get('/', async () => page('third')))).toBe('second'),
  );
  vi.useRealTimers();
});

test('a render that fails is not remembered', async () => {
  const pages = new PageCache();
  await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(text(await pages.get('/', async () => page('mended')))).toBe('mended');
});

test('R6 too busy to render: the page of before the change, or the incomplete one, rather than none', async () => {
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

test('F2 a page whose content is older than a day is not served again, however busy the server is', async () => {
  vi.useFakeTimers();
  const pages = new PageCache();
  const hours = 60 * 60 * 1000;
  await pages.get('/', async () => ({ ...page('old'), contentAt: Date.now() - 20 * hours }));
  vi.advanceTimersByTime(3 * hours);
  expect(text(await pages.get('/', refuse))).toBe('old');
  vi.advanceTimersByTime(2 * hours);
  await expect(pages.get('/', refuse)).rejects.toThrow(Overloaded);
  expect(text(await pages.get('/', async () => page('new')))).toBe('new');
  vi.useRealTimers();
});

test('SEC kept pages have a bound in bytes: the oldest go, and are rendered when asked for again', async () => {
  const pages = new PageCache();
  const plain = Buffer.alloc(10 * 1024 * 1024);
  // Without its parts a page is not compressed further.
  const render = vi.fn(async () => ({ ...page('large', false), encoded: { plain } }));
  for (const path of ['/a', '/b', '/c', '/d']) await pages.get(path, render);
  for (const path of ['/d', '/c', '/b']) await pages.get(path, render);
  expect(render).toHaveBeenCalledTimes(4);
  await pages.get('/a', render);
  expect(render).toHaveBeenCalledTimes(5);
});
