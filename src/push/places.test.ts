import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlaces } from './places.ts';

const [SLOW, FAST] = ['https://slow.example', 'https://fast.example'];

test('PWA-5 delays only a slow push service’s own messages', async () => {
  const places = createPlaces();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = Array.from({ length: 300 }, () => places.run(SLOW, () => answered));
  await Promise.all(Array.from({ length: 100 }, () => places.run(FAST, () => pause(1))));
  expect(places.waiting).toBeGreaterThan(0);
  answer();
  await Promise.all(slow);
  expect(places.waiting).toBe(0);
});

test('PWA-5 frees slots of hanging endpoints for others of their service after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = createPlaces();
  let end = () => {};
  const hang = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hanging = Array.from({ length: 64 }, () => places.run(SLOW, () => hang));
  const next = vi.fn(async () => {});
  const sent = places.run(SLOW, next);
  await vi.advanceTimersByTimeAsync(999);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  await Promise.all(Array.from({ length: 200 }, () => places.run(SLOW, async () => {})));
  end();
  await Promise.all(hanging);
});

test('PWA-5 sends at most 64 messages to a push service at once, and 256 in all', async () => {
  const places = createPlaces();
  const underway = new Map<string, number>();
  let most = 0;
  let mostInAll = 0;
  const origins = Array.from({ length: 6 }, (_, at) => `https://p${at}.example`);
  await Promise.all(
    origins.flatMap((origin) =>
      Array.from({ length: 100 }, () =>
        places.run(origin, async () => {
          underway.set(origin, (underway.get(origin) ?? 0) + 1);
          most = Math.max(most, underway.get(origin) ?? 0);
          mostInAll = Math.max(
            mostInAll,
            [...underway.values()].reduce((a, b) => a + b),
          );
          await pause(5);
          underway.set(origin, (underway.get(origin) ?? 1) - 1);
        }),
      ),
    ),
  );
  expect({ most, mostInAll }).toEqual({ most: 64, mostInAll: 256 });
});

test('PWA-5 spreads messages evenly in a process that also serves pages', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const places = createPlaces(100);
  const begun: number[] = [];
  const first = performance.now();
  const work = Array.from({ length: 40 }, () =>
    places.run(FAST, async () => void begun.push(performance.now() - first)),
  );
  await vi.advanceTimersByTimeAsync(195);
  expect(begun.length).toBeGreaterThan(15);
  expect(begun.length).toBeLessThanOrEqual(20);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(work);
  expect(begun).toHaveLength(40);
  vi.useRealTimers();
});
