// For tests: the rounds that two processes agree on.

/** The key of a round, and its stake and win in minor units. */
export function roundOf(number: number) {
  return {
    key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    stake: 10 + (number % 9) * 10,
    win: number % 11 === 0 ? 350 : number % 4 === 0 ? 45 : 0,
  };
}
