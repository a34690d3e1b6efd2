import { expect, test } from 'vitest';
import { areOddsSuspended, ODDS_AGE_MS } from './odds-suspended.ts';

const at = 1_000_000;
const fresh = { at, from: 'transfer' } as const;

test('HOM-5 odds are offered while fresh, suspended when old, saved or offline', () => {
  const now = at + ODDS_AGE_MS;
  expect(areOddsSuspended(fresh, { now, online: true })).toBe(false);
  expect(areOddsSuspended(fresh, { now: now + 1, online: true })).toBe(true);
  expect(areOddsSuspended(fresh, { now, online: false })).toBe(true);
  expect(areOddsSuspended({ at, from: 'saved' }, { now: at, online: true })).toBe(true);
  expect(areOddsSuspended(undefined, { now, online: true })).toBe(true);
});

test('HOM-5 before the clock is known the server decides: what it just read is offered', () => {
  expect(areOddsSuspended(fresh, { now: undefined, online: true })).toBe(false);
});
