import { expect, test } from 'vitest';
import { messages } from '../i18n/messages/en.ts';
import { createText } from '../i18n/text.ts';
import { promotionDates } from './promotion-dates.ts';

const text = createText('en', messages);
const now = Date.UTC(2026, 4, 10);

test.each([
  [{}, 'No end date'],
  [{ endDate: '2026-05-20T12:00:00Z' }, 'Until May 20'],
  [{ startDate: '2026-05-12T12:00:00Z', endDate: '2026-05-20T12:00:00Z' }, 'From May 12'],
  [{ startDate: '2026-05-01T12:00:00Z', endDate: '2026-05-09T12:00:00Z' }, 'Ended on May 9'],
  [{ endDate: 'soon' }, 'No end date'],
])('the dates %j are told as "%s"', (dates, told) => {
  expect(promotionDates(dates, now, { timeZone: 'UTC' }, text)).toBe(told);
});

test('the day named is the one of the reader', () => {
  const dates = { endDate: '2026-05-20T23:30:00Z' };
  expect(promotionDates(dates, now, { timeZone: 'Asia/Tokyo' }, text)).toBe('Until May 21');
});
