import { expect, test } from 'vitest';
import { namedWeeks, rangeOf } from './chart-series.ts';

test('PGS-1 includes every value and zero in a chart’s range', () => {
  const line = (...values: number[]) => ({ name: '', look: 'line' as const, values });
  expect(rangeOf([line(5, 20), line(-7)])).toEqual([-7, 20]);
  expect(rangeOf([line(5, 20)])).toEqual([0, 20]);
  expect(rangeOf([line(0, 0)])).toEqual([0, 1]);
  expect(rangeOf([])).toEqual([0, 1]);
});

test('PGS-1 keeps week labels apart and always labels the current week', () => {
  expect(namedWeeks(4, 320)).toEqual([0, 1, 2, 3]);
  for (const [count, room] of [
    [52, 300],
    [53, 800],
    [13, 250],
  ] as const) {
    const named = namedWeeks(count, room);
    expect(named.at(-1)).toBe(count - 1);
    const apart = ((named[1] ?? 0) - (named[0] ?? 0)) * (room / count);
    expect(apart).toBeGreaterThanOrEqual(56);
  }
});
