import { expect, test } from 'vitest';
import { areOddsSuspended, ODDS_AGE_MS } from './odds-suspended.ts';

const at = 1_000_000;
const fresh = { at, from: 'transfer' } as const;

test('HOM-5 offers fresh odds and suspends old, saved or offline ones', () => {
  const now = at + ODDS_AGE_MS;
  expect(areOddsSuspended(fresh, { now, online: true })).toBe(false);
  expect(areOddsSuspended(fresh, { now: now + 1, online: true })).toBe(true);
  expect(areOddsSuspended(fresh, { now, online: false })).toBe(true);
  expect(areOddsSuspended({ at, from: 'saved' }, { now: at, online: true })).toBe(true);
  expect(areOddsSuspended(undefined, { now, online: true })).toBe(true);
});

test('HOM-5 offers what the server just read until the visitor’s clock is known', () => {
  expect(areOddsSuspended(fresh, { now: undefined, online: true })).toBe(false);
});
