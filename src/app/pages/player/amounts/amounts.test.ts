import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorDigits, unitOf } from '../../../../lib/minor-units.ts';
import { amountText } from './amount-text.ts';
import { parseAmount } from './parse-amount.ts';

const read = (text: string, locale: string, currency = 'EUR') => {
  const amount = parseAmount(text, locale, currency);
  return amount.ok ? amount.value : amount.error;
};

test('PGS-1 parses an amount in the format of its language', () => {
  expect(read('1.234,56', 'es')).toBe(123_456);
  expect(read('1,234.56', 'en')).toBe(123_456);
  expect(read('1.234', 'es')).toBe(123_400);
  expect(read('1,234', 'en')).toBe(123_400);
  expect(read(' 50 € ', 'es')).toBe(5000);
  expect(read('€12.5', 'en')).toBe(1250);
  expect(read('eur 1 000', 'en')).toBe(100_000);
  expect(read(',50', 'es')).toBe(50);
  expect(read('1500', 'ja', 'JPY')).toBe(1500);
  expect(read('1000', 'hu', 'HUF')).toBe(100_000);
  expect(read('1,5', 'hu', 'HUF')).toBe(150);
});

test('PGS-1 accepts the other format where it is unambiguous', () => {
  expect(read('12.50', 'es')).toBe(1250);
  expect(read('12,50', 'en')).toBe(1250);
  expect(read('1,234.56', 'es')).toBe(123_456);
});

test('PGS-1 tells apart why a text is not an amount', () => {
  expect(read('', 'en')).toBe('empty');
  for (const text of ['ten', '-5', '1..2', '1,23,456', '1.2.3', '.', '1,2.345.6', '1e3'])
    expect(read(text, 'en')).toBe('unreadable');
  expect(read('1.234', 'en')).toBe('decimals');
  expect(read('0.5', 'ja', 'JPY')).toBe('decimals');
  expect(read('0,00', 'es')).toBe('zero');
  expect(read('1000000.01', 'en')).toBe('large');
});

test('PGS-1 parses every amount that it displays, in any language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom('en', 'es', 'de', 'fr', 'ar', 'ar-EG'),
      fc.constantFrom('EUR', 'JPY', 'USD', 'HUF', 'IQD'),
      (amount, locale, currency) => {
        expect(read(amountText(amount, locale, currency), locale, currency)).toBe(amount);
        const money = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: minorDigits(currency),
        });
        expect(read(money.format(amount / unitOf(currency)), locale, currency)).toBe(amount);
      },
    ),
  );
});
