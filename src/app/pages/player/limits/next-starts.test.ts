import { expect, test } from 'vitest';
import { startOfPeriod } from '../../../../sandbox/operator/calendar.ts';
import { nextStarts } from './next-starts.ts';

const iso = (now: string) =>
  Object.values(nextStarts(Date.parse(now))).map((at) => new Date(at).toISOString().slice(0, 16));

test('PGS-1 begins periods at midnight UTC, on Monday and on the 1st', () => {
  const nextDay = '2026-11-30T00:00';
  expect(iso('2026-11-29T23:59:59Z')).toEqual([nextDay, nextDay, '2026-12-01T00:00']);
  expect(iso('2026-11-30T00:00:00Z')).toEqual([
    '2026-12-01T00:00',
    '2026-12-07T00:00',
    '2026-12-01T00:00',
  ]);
  expect(iso('2026-12-31T12:00:00Z')).toEqual([
    '2027-01-01T00:00',
    '2027-01-04T00:00',
    '2027-01-01T00:00',
  ]);
});

test('PGS-1 agrees with the operator about the beginning of each period', () => {
  for (let now = Date.UTC(2027, 11, 1, 7); now < Date.UTC(2028, 2, 9); now += 13 * 3_600_000) {
    const starts = nextStarts(now);
    for (const period of ['day', 'week', 'month'] as const) {
      const begins = (at: number) => startOfPeriod(period, new Date(at)).getTime();
      expect(begins(starts[period])).toBe(starts[period]);
      expect(begins(starts[period] - 1)).toBe(begins(now));
    }
  }
});
