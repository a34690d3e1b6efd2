import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTimeZone } from '../../lib/zone-clock.ts';
import { zoneCalendar } from './date-range.ts';

const startOf = (zone: string, day: string) =>
  zoneCalendar(zone).startOf(new Date(day)).toISOString();

it('PGS-1 starts a day at local midnight, in summer and winter', () => {
  expect(startOf('UTC', '2026-07-01')).toBe('2026-07-01T00:00:00.000Z');
  expect(startOf('Europe/Madrid', '2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(startOf('Europe/Madrid', '2026-12-01')).toBe('2026-11-30T23:00:00.000Z');
  expect(startOf('Asia/Kathmandu', '2026-12-01')).toBe('2026-11-30T18:15:00.000Z');
  expect(startOf('Pacific/Kiritimati', '2026-12-01')).toBe('2026-11-30T10:00:00.000Z');
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

it('PGS-1 starts the day at its first moment where clocks change at midnight', () => {
  // Forward from 24:00 to 1:00, back from 24:00 to 23:00, back from 1:00 to 0:00.
  expect(startOf('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
  expect(startOf('America/Santiago', '2026-04-05')).toBe('2026-04-05T04:00:00.000Z');
  expect(startOf('America/Havana', '2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
});

it('PGS-1 places every quarter of an hour between the starts of its day and the next', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const moment = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2037-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
      const { dayOf, startOf } = zoneCalendar(zone);
      const day = dayOf(at);
      const next = new Date(day.getTime() + 86_400_000);
      expect(startOf(day).getTime()).toBeLessThanOrEqual(at.getTime());
      expect(startOf(next).getTime()).toBeGreaterThan(at.getTime());
      expect(dayOf(startOf(day))).toEqual(day);
      expect(startOf(day).getTime() % 900_000).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
