// Shared with the page.

export interface Balls {
  /** In the order in which they are drawn. */
  readonly balls: readonly number[];
}

export const BALLS = 30;
/** Balls drawn in a round. */
export const DRAWN = 12;

/**
 * Payouts by completed lines, to 1. A card cannot have exactly seven lines, because the ninth number completes at least
 * two.
 */
export const LINE_PAYS: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 3],
  [3, 7],
  [4, 19],
  [5, 29],
  [6, 49],
  [8, 500],
]);

/** The cards by spot, each with three columns: from 1 to 10, 11 to 20 and 21 to 30. */
const COLUMNS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'card-1': [
    [2, 5, 9],
    [12, 16, 19],
    [21, 25, 28],
  ],
  'card-2': [
    [1, 4, 8],
    [11, 15, 20],
    [22, 26, 30],
  ],
  'card-3': [
    [3, 6, 10],
    [13, 14, 18],
    [23, 27, 29],
  ],
  'card-4': [
    [1, 7, 9],
    [13, 17, 20],
    [24, 25, 29],
  ],
  'card-5': [
    [2, 6, 7],
    [11, 14, 19],
    [24, 28, 30],
  ],
  'card-6': [
    [4, 5, 10],
    [12, 17, 18],
    [21, 23, 26],
  ],
};
export const CARDS = Object.keys(COLUMNS);

/** The nine numbers of a card, row by row. */
export function numbersOf(spot: string): readonly number[] {
  const columns = COLUMNS[spot] ?? [];
  return [0, 1, 2].flatMap((row) => columns.map((column) => column[row] ?? 0));
}

/** Places on a card that make a line: rows, columns, diagonals. */
const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Counts the completed lines. @param isHit by place */
const countLines = (isHit: readonly boolean[]): number =>
  LINES.filter((line) => line.every((place) => isHit[place])).length;

/** Counts the lines that these balls complete on a card. */
export const linesOn = (spot: string, balls: readonly number[]): number =>
  countLines(numbersOf(spot).map((number) => balls.includes(number)));

/** Return for a stake of 1, stake included. */
export const backOf = (lines: number): number => {
  const pay = LINE_PAYS.get(lines);
  return pay === undefined ? 0 : pay + 1;
};

/** Number of ways to choose `some` of `all`. */
const choose = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (all - index) / (index + 1)).reduce(
    (product, factor) => product * factor,
    1,
  );

/** Probability of each number of lines, the same for every card: by the 512 ways to hit its nine places. */
export function lineChances(): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  for (let ways = 0; ways < 2 ** 9; ways++) {
    const isHit = Array.from({ length: 9 }, (_, place) => Math.floor(ways / 2 ** place) % 2 === 1);
    const hits = isHit.filter(Boolean).length;
    const chance = choose(BALLS - 9, DRAWN - hits) / choose(BALLS, DRAWN);
    const lines = countLines(isHit);
    chances.set(lines, (chances.get(lines) ?? 0) + chance);
  }
  return chances;
}

/** Return to player of every card. */
export const returnOf = (chances = lineChances()): number =>
  [...chances].reduce((sum, [lines, chance]) => sum + chance * backOf(lines), 0);
