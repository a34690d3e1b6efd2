// Shared with the page. A live table's state only depends on the time, so every device and process sees the same.

export type LivePhase = 'betting' | 'spinning' | 'result';

/** Duration of the spin, deal or draw, ms. */
export const SPIN_MS = 8000;
/** Phases from the start of a round: betting, spin or deal, result; ms. */
const PHASES: readonly (readonly [LivePhase, number])[] = [
  ['betting', 18_000],
  ['spinning', SPIN_MS],
  ['result', 6000],
];
export const ROUND_MS = 32_000;
/** From the start of a round to its result, ms. */
const RESULT_AFTER_MS = 26_000;

interface LiveMoment {
  /** Counted from the epoch, so it is the same at every table. */
  readonly round: number;
  readonly phase: LivePhase;
  /** End of the phase, epoch ms. */
  readonly endsAt: number;
}

/** Returns a table's round and phase. @param time epoch ms */
export function liveMoment(time: number): LiveMoment {
  const round = Math.floor(time / ROUND_MS);
  let endsAt = round * ROUND_MS;
  for (const [phase, length] of PHASES) {
    endsAt += length;
    if (time < endsAt) return { round, phase, endsAt };
  }
  throw new Error('the phases are shorter than the round');
}

/** Time of a round's result, epoch ms. */
export const resultAt = (round: number): number => round * ROUND_MS + RESULT_AFTER_MS;

/** The table's dealer, who changes every half-hour. */
const DEALERS: readonly string[] = ['Inés', 'Marco', 'Leila', 'Tomás', 'Ada', 'Yusuf'];
export const dealerOf = (round: number): string =>
  DEALERS[Math.floor((round * ROUND_MS) / 1_800_000) % DEALERS.length] ?? '';
