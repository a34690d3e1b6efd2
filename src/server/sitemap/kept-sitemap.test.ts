import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptSitemap } from './kept-sitemap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test('HOM-4 builds once, and again in the background after a change or some time', async () => {
  let version = 0;
  const kept = new KeptSitemap(async () => ++version, console.error);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  expect(await kept.get()).toBe(1);
  kept.clear();
  expect(await kept.get()).toBe(1);
  await settle();
  expect(await kept.get()).toBe(2);
  vi.advanceTimersByTime(11 * 60_000);
  expect(await kept.get()).toBe(2);
  await settle();
  expect(await kept.get()).toBe(3);
});

test('HOM-4 returns the last one without waiting, and begins to build', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('whole');
  const kept = new KeptSitemap(make, console.error);
  expect(kept.peek()).toBeUndefined();
  await settle();
  expect(kept.peek()).toBeUndefined();
  await settle();
  expect(kept.peek()).toBe('whole');
  expect(make).toHaveBeenCalledTimes(2);
});

test('HOM-4 serves the old one while building fails', async () => {
  const log = vi.fn();
  const make = vi.fn().mockResolvedValueOnce('whole').mockRejectedValue(new Error('away'));
  const kept = new KeptSitemap(make, log);
  expect(await kept.get()).toBe('whole');
  kept.clear();
  expect(await kept.get()).toBe('whole');
  await settle();
  expect(await kept.get()).toBe('whole');
  expect(log).toHaveBeenCalledWith(new Error('away'));
});

test('HOM-4 discards a build that began before a change', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let calls = 0;
  const kept = new KeptSitemap(async () => (await answers[calls++]?.promise) ?? '', console.error);
  const first = kept.get();
  kept.clear();
  answers[0]?.resolve('before');
  expect(await first).toBe('before');
  const second = kept.get();
  answers[1]?.resolve('after');
  expect(await second).toBe('after');
});
