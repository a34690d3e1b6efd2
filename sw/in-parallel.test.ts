import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

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
