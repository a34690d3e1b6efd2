import { expect, test } from 'vitest';
import { nextFrame } from './confetti.ts';

test('CNF-1 shortens a particle’s life with each frame, never below 200', () => {
  const lives = [10_000, 9_000, 5_000, 4_000, 1_000, 0].map(
    (left) => nextFrame(left, 10_000, 1).ticks,
  );
  expect(lives).toEqual([500, 450, 250, 200, 200, 200]);
});

test('CNF-1 lowers the start slowly, then stops', () => {
  let skew = 1;
  for (let frame = 0; frame < 1000; frame++) skew = nextFrame(1, 2, skew).skew;
  expect(skew).toBe(0.8);
});
