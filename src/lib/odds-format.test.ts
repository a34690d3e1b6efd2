import { expect, it } from 'vitest';
import { formatOdds } from './odds-format.ts';

it.each([
  [2, '2.00', '1/1', '+100'],
  [1.5, '1.50', '1/2', '−200'],
  [2.5, '2.50', '3/2', '+150'],
  [1.01, '1.01', '1/100', '−10000'],
  [1.57, '1.57', '57/100', '−175'],
  [3.75, '3.75', '11/4', '+275'],
  [26, '26.00', '25/1', '+2500'],
  [1.1, '1.10', '1/10', '−1000'],
])('SPT-1 formats odds of %d as %s, %s or %s', (odds, decimal, fractional, american) => {
  expect(formatOdds(odds, 'decimal', 'en')).toBe(decimal);
  expect(formatOdds(odds, 'fractional', 'en')).toBe(fractional);
  expect(formatOdds(odds, 'american', 'en')).toBe(american);
});

it('SPT-1 formats decimal odds by language', () => {
  expect(formatOdds(1234.5, 'decimal', 'es')).toBe('1234,50');
});
