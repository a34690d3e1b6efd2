import { expect, test } from 'vitest';
import type { Exclusion, Limits } from '../../../../operator/limits.ts';
import type { Wish } from '../../../state/persist/saved-writes.ts';
import { isFulfilled } from './read-back.ts';

const AT = Date.parse('2030-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
const limits = (more: Partial<Limits> = {}): Limits => ({
  currency: 'EUR',
  raiseWaitsHours: 72,
  limits: [{ kind: 'deposit', period: 'day', amount: 5000, used: 0 }],
  ...more,
});
const holds = (wish: Wish, found: Limits) =>
  isFulfilled({ key: 'key', account: 'AB12CD', at: AT, wish }, found);
const limit = (amount: number | null): Wish => ({
  kind: 'limit',
  limit: { kind: 'deposit', period: 'day' },
  amount,
});

test('PGS-1 confirms a limit when the requested amount is set or pending', () => {
  const waiting = limits({
    limits: [
      {
        kind: 'deposit',
        period: 'day',
        amount: 5000,
        used: 0,
        pending: { amount: null, from: '2030-03-05T12:00:00Z' },
      },
    ],
  });
  expect(holds(limit(5000), limits())).toBe(true);
  expect(holds(limit(4000), limits())).toBe(false);
  expect(holds(limit(null), waiting)).toBe(true);
  // A change that was cancelled would not be pending any more.
  expect(holds(limit(5000), waiting)).toBe(false);
  expect(holds(limit(5000), limits({ limits: [] }))).toBe(false);
});

test('PGS-1 confirms an exclusion of the same or a stricter kind that lasts long enough', () => {
  const week: Wish = { kind: 'exclusion', exclusion: { kind: 'break', days: 7 } };
  const forGood: Wish = { kind: 'exclusion', exclusion: { kind: 'self-exclusion', days: 0 } };
  const found = (kind: Exclusion['kind'], days?: number) =>
    limits({
      exclusion: {
        kind,
        since: new Date(AT).toISOString(),
        ...(days !== undefined && { until: new Date(AT + days * DAY_MS).toISOString() }),
      },
    });
  expect(holds(week, limits())).toBe(false);
  expect(holds(week, found('break', 7))).toBe(true);
  expect(holds(week, found('break', 6))).toBe(false);
  expect(holds(week, found('self-exclusion', 183))).toBe(true);
  expect(holds(forGood, found('self-exclusion', 183))).toBe(false);
  expect(holds(forGood, found('self-exclusion'))).toBe(true);
  expect(holds(forGood, found('break', 42))).toBe(false);
});
