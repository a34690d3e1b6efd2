import { expect, test } from 'vitest';
import { Overloaded, RenderQueue } from './render-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('R6 F48 renders a burst a few at a time and refuses what exceeds the queue', async () => {
  const queue = new RenderQueue();
  let underWay = 0;
  let most = 0;
  let finished = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      queue.run(async () => {
        most = Math.max(most, ++underWay);
        await turn();
        await turn();
        underWay--;
        finished++;
      }),
    ),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect([finished, refused.length]).toEqual([96, 104]);
  expect(refused.every((reason) => reason instanceof Overloaded)).toBe(true);
  expect(most).toBeLessThanOrEqual(32);
});

test('R6 frees the slot of a failed render', async () => {
  const queue = new RenderQueue();
  const fail = () => queue.run(() => Promise.reject(new Error('a fault')));
  await Promise.allSettled(Array.from({ length: 96 }, fail));
  await expect(
    Promise.all(Array.from({ length: 96 }, () => queue.run(async () => 'a page'))),
  ).resolves.toHaveLength(96);
});

test('R6 answers other requests between two renders', async () => {
  const queue = new RenderQueue();
  const order: string[] = [];
  const pages = Array.from({ length: 3 }, (_, page) =>
    queue.run(async () => void order.push(`page ${page}`)),
  );
  await turn();
  await turn();
  order.push('another request');
  await Promise.all(pages);
  expect(order.at(-1)).toBe('page 2');
  expect(order).toContain('another request');
});
