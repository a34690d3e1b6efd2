/** Home and away: goals, points or sets. */
export type Score = readonly [number, number];

/** A score: the side, its time in ms after the start, and its value in the sport's unit. */
export interface Point {
  readonly at: number;
  readonly side: 0 | 1;
  readonly value: number;
}

/** The course of a match, drawn in advance. */
export interface Course {
  /** Chronological. */
  readonly points: readonly Point[];
  /** From start to end in ms, breaks included. */
  readonly lasts: number;
  /** Times, in ms after the start, around which betting is suspended. */
  readonly halts: readonly number[];
}

/** The score after some points. */
export interface Tally {
  readonly score: Score;
  /** Games in the current set. */
  readonly games?: Score;
}

/** Probability of the final scores for which a selection wins. */
export type ChanceOf = (wins: SelectionRule['wins']) => number;

/** A market. The same rule prices a selection before the end and settles it afterwards. */
export interface MarketRule {
  /** Unique within a match: `result`, `total-2.5`. */
  readonly code: string;
  /** Type of market, regardless of its line. */
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

interface SelectionRule {
  /** Unique within its market: `1`, `X`, `over`, `2-1`. */
  readonly code: string;
  readonly wins: (score: Score) => boolean;
}

/** Probability model of a sport. `strength` is the home side's, 0 to 1; `random` returns numbers in [0, 1). */
export interface SportModel {
  course(strength: number, random: () => number): Course;
  tally(points: readonly Point[]): Tally;
  /** Share of playing time that has passed after `ms`, 0 to 1. */
  played(ms: number): number;
  /** Match minute after `ms`. */
  minute(ms: number): number;
  /** Probabilities of the final scores from the current state. */
  chances(now: { tally: Tally; played: number; strength: number }): ChanceOf;
  /** Lists show the first one. */
  markets(strength: number): readonly MarketRule[];
}

/** Sums the points of each side. */
export function sumOf(points: readonly Point[]): Score {
  const score: [number, number] = [0, 0];
  for (const { side, value } of points) score[side] += value;
  return score;
}

/** Outcomes below this probability are dropped. */
const NEGLIGIBLE = 1e-7;

/** Combines both sides' probabilities of further points into those of final scores; ties only where allowed. */
export function combine(
  [home, away]: Score,
  [forHome, forAway]: readonly [readonly number[], readonly number[]],
  mayDraw: boolean,
): ChanceOf {
  // Basketball has about ten thousand combinations at every step of the odds, so one object is reused for all.
  const score: [number, number] = [home, away];
  const add = (wins: SelectionRule['wins'], total: number) => {
    let sum = 0;
    for (let ofHome = 0; ofHome < forHome.length; ofHome++) {
      const likelyHome = forHome[ofHome] ?? 0;
      if (likelyHome < NEGLIGIBLE) continue;
      score[0] = home + ofHome;
      for (let ofAway = 0; ofAway < forAway.length; ofAway++) {
        const likely = likelyHome * (forAway[ofAway] ?? 0);
        if (likely < NEGLIGIBLE) continue;
        score[1] = away + ofAway;
        if ((mayDraw || score[0] !== score[1]) && wins(score)) sum += likely / total;
      }
    }
    return sum;
  };
  const total = add(() => true, 1);
  return (wins) => add(wins, total);
}
