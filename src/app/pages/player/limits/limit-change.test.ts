import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitChange, parseTime } from './limit-change.ts';

const pending = { amount: 900, from: '2026-01-05T00:00:00Z' };

test('PGS-1 applies a first or lower limit at once, and delays a raise or removal', () => {
  expect(limitChange({ amount: null }, 500)).toBe('lower');
  expect(limitChange({ amount: 500 }, 499)).toBe('lower');
  expect(limitChange({ amount: 500 }, 501)).toBe('raise');
  expect(limitChange({ amount: 500 }, null)).toBe('raise');
  expect(limitChange({ amount: 500 }, 500)).toBe('same');
  expect(limitChange({ amount: null }, null)).toBe('same');
});

test('PGS-1 cancels a pending raise when the current amount is set', () => {
  expect(limitChange({ amount: 500, pending }, 500)).toBe('lower');
});

test('PGS-1 accepts time limits in hours and minutes, at least one minute', () => {
  expect(parseTime('1', '30')).toBe(90);
  expect(parseTime('', '90')).toBe(90);
  expect(parseTime(' 2 ', '')).toBe(120);
  expect(parseTime('١', '٣٠')).toBe(90);
  for (const [hours, minutes] of [
    ['', ''],
    ['0', '0'],
    ['1.5', ''],
    ['-1', ''],
    ['one', ''],
    ['1e3', ''],
  ] as const)
    expect(parseTime(hours, minutes)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 44_640 }), (time) => {
      expect(parseTime(String(Math.floor(time / 60)), String(time % 60))).toBe(time);
    }),
  );
});
