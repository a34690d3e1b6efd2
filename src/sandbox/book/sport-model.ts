/** Home, then away: goals, points, sets. */
export type Score = readonly [number, number];

/** Something is scored: by which side, ms after the start, and how much of what the sport counts. */
export interface Point {
  readonly at: number;
  readonly side: 0 | 1;
  readonly value: number;
}

/** All of a match, drawn beforehand. */
export interface Course {
  /** In the order of time. */
  readonly points: readonly Point[];
  /** From start to end in ms, breaks included. */
  readonly lasts: number;
  /** Moments, ms after the start, around which no bet is taken. */
  readonly halts: readonly number[];
}

/** How it stands after some points. */
export interface Tally {
  readonly score: Score;
  /** Games of the set that is being played. */
  readonly games?: Score;
}

/** A way that a match may end, and how likely; over all ways it adds up to 1. */
export interface Ending {
  readonly score: Score;
  readonly likely: number;
}

/** What can be bet on. The same rule prices a selection before the end and settles it after. */
export interface MarketRule {
  /** Unique within a match: `result`, `total-2.5`. */
  readonly code: string;
  /** What it is about, whatever its line. */
  readonly kind:
    | 'result'
    | 'winner'
    | 'double-chance'
    | 'total-goals'
    | 'total-points'
    | 'total-sets'
    | 'both-score'
    | 'handicap'
    | 'set-score';
  readonly line?: number;
  readonly selections: readonly SelectionRule[];
}

export interface SelectionRule {
  /** Unique within its market: `1`, `X`, `over`, `2-1`. */
  readonly code: string;
  readonly wins: (score: Score) => boolean;
}

/**
 * A sport as chance sees it. `strength` is the home side's, 0 to 1; `random` gives numbers from 0 up to 1.
 */
export interface SportModel {
  course(strength: number, random: () => number): Course;
  tally(points: readonly Point[]): Tally;
  /** Share of the playing time that is over after so many ms, 0 to 1. */
  played(ms: number): number;
  /** What the clock shows after so many ms. */
  minute(ms: number): number;
  /** How it may end from here. */
  endings(now: { tally: Tally; played: number; strength: number }): readonly Ending[];
  /** The first is the one that lists show. */
  markets(strength: number): readonly MarketRule[];
}

/** The score when every point counts for itself. */
export function sumOf(points: readonly Point[]): Score {
  const score: [number, number] = [0, 0];
  for (const { side, value } of points) score[side] += value;
  return score;
}

/** What is less likely than this is left out. */
const NEGLIGIBLE = 1e-7;

/** Both sides' chances of what they add to the score, as the ways it may end; a tie where one may be. */
export function combine(
  [home, away]: Score,
  more: readonly [readonly number[], readonly number[]],
  mayDraw: boolean,
): readonly Ending[] {
  const endings: { score: Score; likely: number }[] = [];
  let total = 0;
  // Of basketball there are some ten thousand, worked out anew with every step of the odds.
  const [forHome, forAway] = more;
  for (let ofHome = 0; ofHome < forHome.length; ofHome++) {
    const likelyHome = forHome[ofHome] ?? 0;
    if (likelyHome < NEGLIGIBLE) continue;
    for (let ofAway = 0; ofAway < forAway.length; ofAway++) {
      const likely = likelyHome * (forAway[ofAway] ?? 0);
      if (likely < NEGLIGIBLE || (!mayDraw && home + ofHome === away + ofAway)) continue;
      endings.push({ score: [home + ofHome, away + ofAway], likely });
      total += likely;
    }
  }
  for (const ending of endings) ending.likely /= total;
  return endings;
}
