import { expect, test } from 'vitest';
import type { PaymentTerms } from '../../../../operator/payment-methods.ts';
import { takes } from '../../../../operator/wallet.ts';
import { boundFault, chipAmounts, feeOf, termsIn } from './bounds.ts';

const terms: PaymentTerms = {
  least: 1000,
  most: 200_000,
  currency: 'EUR',
  fee: { fixed: 30, share: 0.015 },
  arrives: { unit: 'hour', least: 2, most: 24 },
};
const room = { left: 5000, period: 'week' } as const;

test('PGS-1 returns the first bound that an amount exceeds, and none within them', () => {
  expect(boundFault(999, { terms })).toEqual({ kind: 'least', bound: 1000 });
  expect(boundFault(1000, { terms, room })).toBeUndefined();
  expect(boundFault(5001, { terms, room })).toEqual({ kind: 'limit', bound: 5000 });
  expect(boundFault(200_001, { terms })).toEqual({ kind: 'large', bound: 200_000 });
  expect(boundFault(200_001, { terms, cash: 700 })).toEqual({ kind: 'funds', bound: 700 });
  expect(boundFault(1, {})).toBeUndefined();
});

test('PGS-1 ignores terms in another currency', () => {
  expect(termsIn(terms, 'EUR')).toBe(terms);
  expect(termsIn(terms, 'USD')).toBeUndefined();
});

test('PGS-1 adds both parts of the fee, up to the payment itself', () => {
  expect(feeOf(terms, 10_000)).toBe(180);
  expect(feeOf(terms, 20)).toBe(20);
});

test('PGS-1 offers the amounts that can be paid, otherwise what the limits leave', () => {
  expect(chipAmounts('EUR', {})).toEqual([1000, 2000, 5000, 10_000]);
  expect(chipAmounts('EUR', { room, terms: { ...terms, least: 2000 } })).toEqual([2000, 5000]);
  expect(chipAmounts('EUR', { room: { ...room, left: 750 } })).toEqual([750]);
  expect(chipAmounts('EUR', { terms, room: { ...room, left: 750 } })).toEqual([]);
  expect(chipAmounts('EUR', { room: { ...room, left: 0 } })).toEqual([]);
  expect(chipAmounts('JPY', {})).toEqual([1000, 2000, 5000, 10_000]);
});

test('PGS-1 applies a method’s published terms; without terms the operator decides', () => {
  const method = { code: 'norte', name: 'Norte Card' };
  expect(takes(method, 'withdrawal')).toBe(true);
  expect(takes({ ...method, deposit: terms }, 'withdrawal')).toBe(false);
  expect(takes({ ...method, withdrawal: terms }, 'withdrawal')).toBe(true);
});
