import { expect, test, vi } from 'vitest';
import type { ParseContext } from '../http/query.ts';
import { parseActivity, parseBets, parseTransactions } from './activity.ts';
import { parseLimits } from './limits.ts';
import { parseBalance, parsePaymentAnswer } from './wallet.ts';

const context = (report = vi.fn()): ParseContext => ({
  mediaBase: '/content',
  operatorBase: '/operator',
  cleanHtml: () => Promise.reject(new Error('no HTML here')),
  report,
});
const transaction = {
  id: 't1',
  kind: 'stake',
  amount: -250,
  currency: 'EUR',
  balanceAfter: 1000,
  at: '2026-01-02T03:04:05Z',
  status: 'booked',
};

test('REQ-10 leaves out an invalid transaction and keeps the page and its cursor', () => {
  const report = vi.fn();
  const wire = {
    transactions: [transaction, { ...transaction, amount: -2.5 }, { ...transaction, kind: 'gift' }],
    next: 'c2',
  };
  expect(parseTransactions(wire, context(report))).toEqual({
    entries: [transaction],
    next: 'c2',
  });
  expect(report.mock.calls).toEqual([
    ['transaction left out: amount'],
    ['transaction left out: kind'],
  ]);
});

test('REQ-10 rejects invalid amounts of money', () => {
  expect(parseBalance({ currency: 'EUR', cash: '100', bonus: 0 })).toBeUndefined();
  expect(parseBalance({ currency: 'euro', cash: 100, bonus: 0 })).toBeUndefined();
  expect(parsePaymentAnswer({ transaction })).toBeUndefined();
  expect(parseBets({ bets: {} }, context())).toBeUndefined();
  expect(parseActivity({ weeks: [] }, context())).toBeUndefined();
});

test('REQ-10 keeps the pending change of a limit', () => {
  const limit = { kind: 'deposit', period: 'day', amount: 5000, used: 1200 };
  const pending = { amount: null, from: '2026-01-05T00:00:00Z' };
  const wire = {
    currency: 'EUR',
    raiseWaitsHours: 72,
    limits: [
      { ...limit, pending },
      { ...limit, amount: 0 },
    ],
  };
  expect(parseLimits(wire, context())).toEqual({
    currency: 'EUR',
    raiseWaitsHours: 72,
    limits: [{ ...limit, pending }],
  });
});
