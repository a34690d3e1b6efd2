import { expect, test, vi } from 'vitest';
import { Allowance } from './allowance.ts';

test('SEC allows a burst, then a steady rate', () => {
  let time = 0;
  const allowance = new Allowance({ atOnce: 2, perSecond: 4, now: () => time });
  const takeAll = () => [1, 2, 3].filter(() => allowance.take()).length;
  expect(takeAll()).toBe(2);
  time += 249;
  expect(takeAll()).toBe(0);
  time += 1;
  expect(takeAll()).toBe(1);
  time += 60_000;
  expect(takeAll()).toBe(2);
});

test('SEC keeps its rate when the wall clock is set back', () => {
  vi.useFakeTimers();
  const allowance = new Allowance({ atOnce: 1, perSecond: 1 });
  expect(allowance.take()).toBe(true);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(allowance.take()).toBe(true);
  vi.useRealTimers();
});
