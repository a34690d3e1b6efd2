import { expect, test } from 'vitest';
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
