import { expect, test, vi } from 'vitest';
import { type KeptPage, PageCache, toKeptPage } from './page-cache.ts';

const page = (html: string, complete = true): KeptPage =>
  toKeptPage({ status: 200, headers: {}, complete, html });
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
