import { expect, it } from 'vitest';
import { formatOdds, formatTotalOdds } from './odds-format.ts';

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

it.each([
  [125.09, '124/1'],
  [4.53, '7/2'],
  [6.72, '23/4'],
  [12.25, '45/4'],
  [2, '1/1'],
  [2.02, '1/1'],
  [1.57, '4/7'],
  [1.03, '1/33'],
  [1, '0/1'],
])('SPT-1 formats total odds of %d as the usual fraction %s', (odds, fractional) => {
  expect(formatTotalOdds(odds, 'fractional', 'en')).toBe(fractional);
  for (const format of ['decimal', 'american'] as const)
    expect(formatTotalOdds(odds, format, 'en')).toBe(formatOdds(odds, format, 'en'));
});

it('SPT-1 keeps the fraction of total odds near their profit, with a small denominator', () => {
  for (let cents = 110; cents <= 20_000; cents++) {
    const profit = cents / 100 - 1;
    const [above = 0, below = 0] = formatTotalOdds(cents / 100, 'fractional', 'en')
      .split('/')
      .map(Number);
    expect(below, `${cents}`).toBeLessThanOrEqual(11);
    expect(Math.abs(above / below / profit - 1), `${cents}`).toBeLessThan(0.06);
  }
});
