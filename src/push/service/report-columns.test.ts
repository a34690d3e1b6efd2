import { expect, it } from 'vitest';
import { columnsOf } from './report-columns.ts';

const minute = (at: string, more = {}) => ({
  at: new Date(at),
  sent: 1,
  gone: 0,
  failed: 0,
  skipped: 0,
  clicked: 0,
  ...more,
});

it('PWA-5 groups a report of minutes, days or months into readable columns without loss', () => {
  const lengths = (to: string) => {
    const { minutes, columns } = columnsOf([
      minute('2026-11-21T12:00:00Z'),
      minute('2026-11-21T12:07:00Z', { sent: 5, clicked: 2 }),
      minute(to),
    ]);
    const sent = columns.reduce((sum, column) => sum + column.sent, 0);
    return { minutes, columns: columns.length, sent };
  };
  expect(lengths('2026-11-21T12:09:00Z')).toEqual({ minutes: 1, columns: 10, sent: 7 });
  expect(lengths('2026-11-22T12:00:00Z')).toEqual({ minutes: 60, columns: 25, sent: 7 });
  expect(lengths('2027-02-01T00:00:00Z')).toEqual({ minutes: 10_080, columns: 11, sent: 7 });
  expect(columnsOf([])).toEqual({ minutes: 1, columns: [] });
});
