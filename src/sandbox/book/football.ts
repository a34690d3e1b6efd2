import {
  bothScoreMarket,
  doubleChanceMarket,
  handicapMarket,
  resultMarket,
  totalMarket,
} from './market-rules.ts';
import { combine, type Point, type SportModel, sumOf } from './sport-model.ts';

const MINUTE_MS = 60_000;
const HALF_MS = 45 * MINUTE_MS;
const BREAK_MS = 15 * MINUTE_MS;
/** Total goals of a match, about the average of European leagues. */
const GOALS = 2.7;
/** Maximum goals per side that prices account for. */
const MOST_GOALS = 9;

const played = (ms: number) =>
  Math.max(
    0,
    Math.min(ms, HALF_MS) + Math.max(0, Math.min(ms, 2 * HALF_MS + BREAK_MS) - HALF_MS - BREAK_MS),
  ) /
  (2 * HALF_MS);
const momentOf = (share: number) => share * 2 * HALF_MS + (share < 0.5 ? 0 : BREAK_MS);

/** Probabilities of 0, 1, 2, … goals for the expected number (Poisson). */
function goalChances(expected: number): number[] {
  let likely = Math.exp(-expected);
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    if (goals > 0) likely *= expected / goals;
    return likely;
  });
}

/** Draws a side's goals. Intervals are exponential, so the number of goals follows a Poisson distribution. */
function goals(side: 0 | 1, expected: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let share = 0; points.length < MOST_GOALS; ) {
    share -= Math.log(1 - random()) / expected;
    if (share >= 1) break;
    points.push({ at: Math.floor(momentOf(share)), side, value: 1 });
  }
  return points;
}

/** Two halves of 45 minutes with a 15-minute break; may end in a draw. */
export const football: SportModel = {
  course(strength, random) {
    const points = [
      ...goals(0, GOALS * strength, random),
      ...goals(1, GOALS * (1 - strength), random),
    ].sort((a, b) => a.at - b.at);
    return { points, lasts: 2 * HALF_MS + BREAK_MS, halts: points.map(({ at }) => at) };
  },
  tally: (points) => ({ score: sumOf(points) }),
  played,
  // The clock stops at 45 during the break.
  minute: (ms) => Math.floor(played(ms) * 90),
  chances({ tally, played: over, strength }) {
    const expected = GOALS * (1 - over);
    const more = [strength, 1 - strength].map((share) => goalChances(expected * share));
    return combine(tally.score, [more[0] ?? [], more[1] ?? []], true);
  },
  markets: (strength) => [
    resultMarket,
    doubleChanceMarket,
    totalMarket('total-goals', 1.5),
    totalMarket('total-goals', 2.5),
    totalMarket('total-goals', 3.5),
    bothScoreMarket,
    handicapMarket(strength < 0.5 ? 1.5 : -1.5),
  ],
};
