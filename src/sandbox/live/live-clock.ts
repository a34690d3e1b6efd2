// Shared with the page. All of a live table follows from the time, so every device and every process sees the same.

export type LivePhase = 'betting' | 'spinning' | 'result';

/** From the beginning of a round: bets are taken, the ball runs or the cards are dealt, the result stands; ms. */
const PHASES: readonly (readonly [LivePhase, number])[] = [
  ['betting', 18_000],
  ['spinning', 8000],
  ['result', 6000],
];
export const ROUND_MS = 32_000;
/** From the beginning of a round to its result, ms. */
const RESULT_AFTER_MS = 26_000;

export interface LiveMoment {
  /** Counts from 1970; the same at every table. */
  readonly round: number;
  readonly phase: LivePhase;
  /** When the phase ends, ms since 1970. */
  readonly endsAt: number;
}

/** Where a table is at a time. @param time ms since 1970 */
export function liveMoment(time: number): LiveMoment {
  const round = Math.floor(time / ROUND_MS);
  let endsAt = round * ROUND_MS;
  for (const [phase, length] of PHASES) {
    endsAt += length;
    if (time < endsAt) return { round, phase, endsAt };
  }
  throw new Error('the phases are shorter than the round');
}

/** When the result of a round is known, ms since 1970. */
export const resultAt = (round: number): number => round * ROUND_MS + RESULT_AFTER_MS;

/** The dealer who stands at the table: they take turns every half an hour. */
const DEALERS: readonly string[] = ['Inés', 'Marco', 'Leila', 'Tomás', 'Ada', 'Yusuf'];
export const dealerOf = (round: number): string =>
  DEALERS[Math.floor((round * ROUND_MS) / 1_800_000) % DEALERS.length] ?? '';
