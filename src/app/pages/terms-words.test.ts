import { expect, test } from 'vitest';
import type { PaymentTerms } from '../../operator/payment-methods.ts';
import { messages as english } from '../i18n/messages/en/info.ts';
import { messages as englishBase } from '../i18n/messages/en.ts';
import { messages as spanish } from '../i18n/messages/es/info.ts';
import { messages as spanishBase } from '../i18n/messages/es.ts';
import { createText } from '../i18n/text.ts';
import { arrivalWords, feeWords, limitWords } from './terms-words.ts';

const en = createText('en', englishBase);
en.add(english);
const es = createText('es', spanishBase);
es.add(spanish);

const terms = (changes: Partial<PaymentTerms> = {}): PaymentTerms => ({
  least: 500,
  most: 200_000,
  currency: 'EUR',
  fee: { fixed: 0, share: 0 },
  arrives: { unit: 'minute', least: 0, most: 0 },
  ...changes,
});
const plain = (words: string) => words.replace(/\s/g, ' ');

test('PGS-1 QRY-2 formats amounts and fees in the site’s currency by language', () => {
  expect(limitWords(terms(), en)).toBe('€5.00 to €2,000.00');
  expect(plain(limitWords(terms(), es))).toBe('De 5,00 € a 2000,00 €');
  expect(limitWords(terms({ currency: 'JPY' }), en)).toBe('¥500 to ¥200,000');
  expect(feeWords(terms(), en)).toBe('None');
  expect(feeWords(terms({ fee: { fixed: 30, share: 0.015 } }), en)).toBe('€0.30 + 1.5%');
  expect(plain(feeWords(terms({ fee: { fixed: 0, share: 0.02 } }), es))).toBe('2 %');
});

test('PGS-1 QRY-2 describes how long a payment takes', () => {
  const takes = (unit: PaymentTerms['arrives']['unit'], least: number, most: number) =>
    terms({ arrives: { unit, least, most } });
  expect(arrivalWords(takes('minute', 0, 0), en)).toBe('Instantly');
  expect(arrivalWords(takes('minute', 5, 15), en)).toBe('5 to 15 minutes');
  expect(arrivalWords(takes('hour', 1, 1), es)).toBe('1 hora');
  expect(arrivalWords(takes('workingDay', 1, 3), en)).toBe('1 to 3 working days');
  expect(arrivalWords(takes('workingDay', 1, 3), es)).toBe('De 1 a 3 días hábiles');
  expect(arrivalWords(takes('workingDay', 1, 1), es)).toBe('1 día hábil');
});
