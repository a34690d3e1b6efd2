import { expect, test } from 'vitest';
import { messages as promotions } from '../i18n/messages/en/promotion.ts';
import { messages } from '../i18n/messages/en.ts';
import { messages as spanishPromotions } from '../i18n/messages/es/promotion.ts';
import { messages as spanish } from '../i18n/messages/es.ts';
import { createText } from '../i18n/text.ts';
import { promotionDates } from './promotion-dates.ts';

const text = createText('en', { ...messages, ...promotions });
const now = Date.UTC(2026, 4, 10, 12);
const utc = { timeZone: 'UTC' };

test.each([
  [{}, 'No end date'],
  [{ endDate: '2026-05-20T12:00:00Z' }, 'Until 20 May'],
  [{ endDate: '2026-05-17T23:00:00Z' }, 'Ends in 7 days, on 17 May'],
  [{ endDate: '2026-05-11T01:00:00Z' }, 'Ends tomorrow, on 11 May'],
  [{ endDate: '2026-05-10T23:00:00Z' }, 'Ends today, on 10 May'],
  [{ startDate: '2026-05-12T12:00:00Z' }, 'From 12 May'],
  [{ startDate: '2026-05-12T12:00:00Z', endDate: '2026-05-20T12:00:00Z' }, 'From 12 May to 20 May'],
  [{ startDate: '2026-05-01T12:00:00Z', endDate: '2026-05-09T12:00:00Z' }, 'Ended on 9 May'],
  [{ endDate: 'soon' }, 'No end date'],
])('PGS-1 describes the dates %j as "%s"', (dates, told) => {
  expect(promotionDates(dates, now, utc, text)).toBe(told);
});

test('PGS-1 names and counts days by the reader’s calendar', () => {
  const tokyo = { timeZone: 'Asia/Tokyo' };
  const late = { endDate: '2026-05-20T23:30:00Z' };
  expect(promotionDates(late, now, tokyo, text)).toBe('Until 21 May');
  const soon = { endDate: '2026-05-10T23:30:00Z' };
  expect(promotionDates(soon, now, tokyo, text)).toBe('Ends tomorrow, on 11 May');
  const evening = Date.UTC(2026, 4, 10, 20);
  expect(promotionDates(soon, evening, tokyo, text)).toBe('Ends today, on 11 May');
  const inSpanish = createText('es', { ...spanish, ...spanishPromotions });
  expect(promotionDates(soon, now, utc, inSpanish)).toBe('Termina hoy, el 10 de mayo');
});
