import { expect, it } from 'vitest';
import { dealerOf, liveMoment, ROUND_MS, resultAt } from './live-clock.ts';

const START = 1000 * ROUND_MS;

it.each([
  [0, 'betting', 18_000],
  [17_999, 'betting', 18_000],
  [18_000, 'spinning', 26_000],
  [25_999, 'spinning', 26_000],
  [26_000, 'result', 32_000],
  [31_999, 'result', 32_000],
] as const)('SPT-3 %i ms into a round, a live table is %s', (after, phase, end) => {
  expect(liveMoment(START + after)).toEqual({ round: 1000, phase, endsAt: START + end });
});

it('SPT-3 starts the next round at once, and reveals the number with the result', () => {
  expect(liveMoment(START + ROUND_MS)).toMatchObject({ round: 1001, phase: 'betting' });
  expect(liveMoment(resultAt(1000)).phase).toBe('result');
  expect(liveMoment(resultAt(1000) - 1).phase).toBe('spinning');
});

it('SPT-3 rotates the dealers by the clock', () => {
  const rounds = Array.from({ length: 400 }, (_, round) => dealerOf(START / ROUND_MS + round));
  expect(new Set(rounds).size).toBe(6);
  expect(rounds.filter((name, index) => name !== rounds[index + 1]).length).toBeLessThan(10);
});
