import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lastDays, localDay, localZone } from './local-day.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ ?? 'UTC';
});

test.each([
  ['Europe/Madrid', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['Europe/Madrid', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['Europe/Madrid', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
])('PGS-1 in %s puts %s on %s', (zone, moment, day) => {
  process.env['TZ'] = zone;
  expect(localDay(Date.parse(moment))).toBe(day);
  expect(localZone()).toBe(zone);
});

test('PGS-1 counts the last days until today', () => {
  process.env['TZ'] = 'Europe/Madrid';
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:30:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(lastDays(28)).toEqual({ from: '2026-10-25', to: '2026-11-22', zone: 'Europe/Madrid' });
});
