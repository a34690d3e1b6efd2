import { afterEach, expect, it, vi } from 'vitest';
import { fromDisk, inParallel, PATIENCE_MS } from './waiting.ts';

afterEach(() => void vi.useRealTimers());

it('PWA-3 treats storage that refuses or is too slow as empty', async () => {
  vi.useFakeTimers();
  expect(await fromDisk(async () => 'kept')).toBe('kept');
  expect(await fromDisk(() => Promise.reject(new Error('refused')))).toBeUndefined();
  const silent = fromDisk(() => new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await silent).toBeUndefined();
});

it('PWA-2 processes all items within the concurrency limit, despite failures', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    if (item === 2) throw new Error('lost');
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 3, 4, 5, 6, 7]);
});
