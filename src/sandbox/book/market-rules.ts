import type { MarketRule } from './sport-model.ts';

const half = (line: number) => {
  if (!Number.isInteger(line - 0.5)) throw new RangeError('a line lies between two scores');
  return line;
};

export const winnerMarket: MarketRule = {
  code: 'winner',
  kind: 'winner',
  selections: [
    { code: '1', wins: ([home, away]) => home > away },
    { code: '2', wins: ([home, away]) => away > home },
  ],
};

export const resultMarket: MarketRule = {
  code: 'result',
  kind: 'result',
  selections: [
    { code: '1', wins: ([home, away]) => home > away },
    { code: 'X', wins: ([home, away]) => home === away },
    { code: '2', wins: ([home, away]) => away > home },
  ],
};

export const doubleChanceMarket: MarketRule = {
  code: 'double-chance',
  kind: 'double-chance',
  selections: [
    { code: '1X', wins: ([home, away]) => home >= away },
    { code: '12', wins: ([home, away]) => home !== away },
    { code: 'X2', wins: ([home, away]) => away >= home },
  ],
};

export const bothScoreMarket: MarketRule = {
  code: 'both-score',
  kind: 'both-score',
  selections: [
    { code: 'yes', wins: ([home, away]) => home > 0 && away > 0 },
    { code: 'no', wins: ([home, away]) => home === 0 || away === 0 },
  ],
};

/** The sum of both scores over or under a line that no sum can equal. */
export const totalMarket = (
  kind: 'total-goals' | 'total-points' | 'total-sets',
  line: number,
): MarketRule => ({
  code: `total-${half(line)}`,
  kind,
  line,
  selections: [
    { code: 'over', wins: ([home, away]) => home + away > line },
    { code: 'under', wins: ([home, away]) => home + away < line },
  ],
});

/** @param line handicap added to the home score, negative for the favourite */
export const handicapMarket = (line: number): MarketRule => ({
  code: `handicap${half(line) < 0 ? '' : '+'}${line}`,
  kind: 'handicap',
  line,
  selections: [
    { code: '1', wins: ([home, away]) => home + line > away },
    { code: '2', wins: ([home, away]) => home + line < away },
  ],
});

/** Each final score of a match won by the given number of sets. */
export const setScoreMarket = (needed: number): MarketRule => {
  const lost = Array.from({ length: needed }, (_, sets) => sets);
  const scores = [
    ...lost.map((sets): [number, number] => [needed, sets]),
    ...lost.toReversed().map((sets): [number, number] => [sets, needed]),
  ];
  return {
    code: 'set-score',
    kind: 'set-score',
    selections: scores.map(([h, a]) => ({
      code: `${h}-${a}`,
      wins: ([home, away]) => home === h && away === a,
    })),
  };
};
