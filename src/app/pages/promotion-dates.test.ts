import { expect, test } from 'vitest';
import { messages } from '../i18n/messages/en.ts';
import { messages as spanish } from '../i18n/messages/es.ts';
import { createText } from '../i18n/text.ts';
import { promotionDates } from './promotion-dates.ts';

const text = createText('en', messages);
const now = Date.UTC(2026, 4, 10, 12);
const utc = { timeZone: 'UTC' };

test.each([
  [{}, 'No end date'],
  [{ endDate: '2026-05-20T12:00:00Z' }, 'Until May 20'],
  [{ endDate: '2026-05-17T23:00:00Z' }, 'Ends in 7 days, on May 17'],
  [{ endDate: '2026-05-11T01:00:00Z' }, 'Ends tomorrow, on May 11'],
  [{ endDate: '2026-05-10T23:00:00Z' }, 'Ends today, on May 10'],
  [{ startDate: '2026-05-12T12:00:00Z' }, 'From May 12'],
  [{ startDate: '2026-05-12T12:00:00Z', endDate: '2026-05-20T12:00:00Z' }, 'From May 12 to May 20'],
  [{ startDate: '2026-05-01T12:00:00Z', endDate: '2026-05-09T12:00:00Z' }, 'Ended on May 9'],
  [{ endDate: 'soon' }, 'No end date'],
])('PGS-1 the dates %j are told as "%s"', (dates, told) => {
  expect(promotionDates(dates, now, utc, text)).toBe(told);
});

test('PGS-1 days are named and counted as the reader’s calendar has them', () => {
  const tokyo = { timeZone: 'Asia/Tokyo' };
  const late = { endDate: '2026-05-20T23:30:00Z' };
  expect(promotionDates(late, now, tokyo, text)).toBe('Until May 21');
  const soon = { endDate: '2026-05-10T23:30:00Z' };
  expect(promotionDates(soon, now, tokyo, text)).toBe('Ends tomorrow, on May 11');
  const evening = Date.UTC(2026, 4, 10, 20);
  expect(promotionDates(soon, evening, tokyo, text)).toBe('Ends today, on May 11');
  const inSpanish = createText('es', spanish);
  expect(promotionDates(soon, now, utc, inSpanish)).toBe('Termina hoy, el 10 de mayo');
});
