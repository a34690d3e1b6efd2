import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';
import { loadMessages, localeOfPath } from './locales.ts';
import { messages } from './messages/en.ts';
import { createText } from './text.ts';

const games = {
  en: '{count, plural, one {# game} other {# games}} in {hall}',
  ar: '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
};
/** A message in a language. */
function say(locale: 'en' | 'ar', count: number): string {
  const text = createText(locale, { ...messages, 'home.title': games[locale] });
  return text.t('home.title', { count, hall: 'A' });
}

test('CFG-2 picks plural forms by the rules of the language', () => {
  expect([0, 1, 2, 1234].map((count) => say('en', count))).toEqual([
    '0 games in A',
    '1 game in A',
    '2 games in A',
    '1,234 games in A',
  ]);
  expect([0, 1, 2, 3, 11, 100].map((count) => say('ar', count))).toEqual([
    'لا ألعاب',
    'لعبة واحدة',
    'لعبتان',
    '3 ألعاب',
    '11 لعبة',
    '100 لعبة',
  ]);
});

test('CFG-2 formats numbers, odds and money per language', () => {
  const text = createText('es', { ...messages, 'home.title': '{count}: {name}' });
  expect(text.t('home.title', { count: 12_345, name: '007' })).toBe('12.345: 007');
  expect(text.number(1.5, { minimumFractionDigits: 2 })).toBe('1,50');
  expect(text.money(-1250, 'EUR', 'exceptZero')).toBe('-12,50\u00a0€');
  expect(text.money(1250, 'EUR', 'exceptZero')).toBe('+12,50\u00a0€');
});

test('CFG-2 counts minor units by ISO 4217, whatever the engine shows of a currency', () => {
  const { money } = createText('en', messages);
  const shown = (currency: string) => money(1_234_500, currency).replace(/[^\d.,]/g, '');
  for (const currency of ['EUR', 'HUF', 'COP', 'IDR', 'PKR', 'ALL', 'ZZZ'])
    expect(shown(currency)).toBe('12,345.00');
  for (const currency of ['JPY', 'CLP', 'XOF']) expect(shown(currency)).toBe('1,234,500');
  for (const currency of ['KWD', 'IQD']) expect(shown(currency)).toBe('1,234.500');
  expect(shown('CLF')).toBe('123.4500');
});

test('CFG-2 B62 shows an unknown currency by code, and refuses a language without messages', async () => {
  await expect(loadMessages('xx-YY')).rejects.toThrow();
  const text = createText('xx-YY', messages);
  expect(text.money(1250, 'ZZZ')).toMatch(/^ZZZ\s?12[.,]50$/);
  expect(text.date(Date.UTC(2026, 0, 2), { timeZone: 'UTC', year: 'numeric' })).toContain('2026');
});

test('CFG-2 B62 treats a path with an unknown language as the default language', () => {
  for (const path of ['/xx-YY/games', '/__proto__', '/ES/games', '/en'])
    expect(localeOfPath(path, ['en', 'es'], 'en')).toEqual({ locale: 'en', basename: '/' });
});

test('CFG-2 knows the direction of a language', () => {
  expect(['en', 'es', 'ar', 'ar-EG', 'he', 'arn'].map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ]);
});
