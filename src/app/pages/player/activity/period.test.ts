import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFromSearch, sundayOf, toDay } from './period.ts';

const TODAY = '2026-11-21';
const period = (query: string, today = TODAY) =>
  periodFromSearch(new URLSearchParams(query), today);

test('PGS-1 starts named periods on a Monday and ends them today', () => {
  expect(period('')).toEqual({ name: '4w', from: '2026-10-26', to: TODAY });
  expect(period('period=3m')).toEqual({ name: '3m', from: '2026-08-24', to: TODAY });
  expect(period('period=12m')).toEqual({ name: '12m', from: '2025-11-24', to: TODAY });
  // A week runs from Monday to Sunday, also across the end of a year.
  expect(period('', '2026-11-22').from).toBe('2026-10-26');
  expect(period('', '2026-11-23').from).toBe('2026-11-02');
  expect(period('period=4w', '2027-01-01').from).toBe('2026-12-07');
  expect(sundayOf('2026-12-28')).toBe('2027-01-03');
});

test('PGS-1 keeps named periods within the operator’s maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      const today = toDay(day * 86_400_000);
      const { from, to } = period('period=12m', today);
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThan(366);
      expect(new Date(from).getUTCDay()).toBe(1);
    }),
  );
});

test('PGS-1 accepts custom dates or says why they are invalid', () => {
  const own = (from: string, to: string) => period(`period=own&from=${from}&to=${to}`);
  expect(own('2026-01-01', '2026-01-01')).toEqual({
    name: 'own',
    from: '2026-01-01',
    to: '2026-01-01',
  });
  expect(own('2025-11-21', TODAY).fault).toBeUndefined();
  expect(own('2025-11-20', TODAY).fault).toEqual({ field: 'from', kind: 'long' });
  expect(own('2026-02-30', '2026-03-01').fault).toEqual({ field: 'from', kind: 'missing' });
  expect(own('', '').fault).toEqual({ field: 'from', kind: 'missing' });
  expect(own('2026-03-01', '').fault).toEqual({ field: 'to', kind: 'missing' });
  expect(own('2026-03-02', '2026-03-01').fault).toEqual({ field: 'from', kind: 'order' });
  expect(own('2026-11-01', '2026-11-22').fault).toEqual({ field: 'to', kind: 'future' });
  expect(own('', '').from).toBe(period('').from);
});
