import { median } from '../bench/median.ts';

/** How many times slower than this machine the simulated phone is. */
export interface Pace {
  slowdown: () => number;
  /** @param benchmarkIndex of a run, as Lighthouse reports it */
  note: (benchmarkIndex: number) => void;
}

/** Lighthouse's own factor, whatever the machine. */
const FACTOR = 4;
/** The middle of the machines that the factor is meant for: "High-End Desktop" in Lighthouse's docs/throttling.md. */
const FAST_INDEX = 1750;
/** Runs of which the middle one says how fast the machine is: a shared one changes within minutes. */
const RECENT = 5;

/** The same factor for runs that are compared with each other. */
export function held(pace: Pace): Pace {
  const slowdown = pace.slowdown();
  return { slowdown: () => slowdown, note: pace.note };
}

export const constantPace: Pace = { slowdown: () => FACTOR, note: () => undefined };

/**
 * The factor in proportion to the machine's speed, so that a slow machine does not make a slower phone. Lighthouse's
 * documentation asks for such a calibration and has brackets for it: 2 (1 to 5) on a low-end desktop.
 */
export function calibratedPace(): Pace {
  const recent: number[] = [];
  return {
    slowdown: () => (recent.length === 0 ? FACTOR : slowdownOn(median(recent))),
    note: (benchmarkIndex) => {
      recent.push(benchmarkIndex);
      if (recent.length > RECENT) recent.shift();
    },
  };
}

const slowdownOn = (benchmarkIndex: number): number =>
  Math.round(Math.min(FACTOR, Math.max(1, (FACTOR * benchmarkIndex) / FAST_INDEX)) * 10) / 10;
