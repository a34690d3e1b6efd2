import { expect, test } from 'vitest';
import type { Limit } from '../../../../operator/limits.ts';
import { limitRoom } from './limit-room.ts';

const limit = (period: Limit['period'], amount: number | null, used: number): Limit => ({
  kind: 'deposit',
  period,
  amount,
  used,
});

test('PGS-1 leaves no more of a limit than the limits of longer periods leave', () => {
  const day = limit('day', 10_000, 2050);
  const week = limit('week', 5000, 2050);
  const month = limit('month', null, 2050);
  const all = [day, week, month];
  expect(limitRoom(day, all)).toEqual({ left: 2950, period: 'week' });
  expect(limitRoom(week, all)).toEqual({ left: 2950, period: 'week' });
  expect(limitRoom(month, all)).toBeUndefined();
  expect(limitRoom(day, [day, limit('week', 5000, 6000)])).toEqual({ left: 0, period: 'week' });
  // A shorter period starts again, so it takes nothing from a longer one.
  expect(limitRoom(week, [limit('day', 100, 100), week])).toEqual({ left: 2950, period: 'week' });
});
