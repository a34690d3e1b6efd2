// Shared with the page, which renders its board from it.

/** Pockets in wheel order, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
/** 1 to 36. */
export const NUMBERS: readonly number[] = Array.from({ length: 36 }, (_, index) => index + 1);

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (number: number): boolean => RED.has(number);

/** Outside bets and the numbers they cover. */
export const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  red: NUMBERS.filter(isRed),
  black: NUMBERS.filter((number) => !isRed(number)),
  even: NUMBERS.filter((number) => number % 2 === 0),
  odd: NUMBERS.filter((number) => number % 2 === 1),
  low: NUMBERS.slice(0, 18),
  high: NUMBERS.slice(18),
  ...Object.fromEntries([1, 2, 3].map((n) => [`dozen${n}`, NUMBERS.slice(12 * n - 12, 12 * n)])),
  ...Object.fromEntries(
    [1, 2, 3].map((n) => [`column${n}`, NUMBERS.filter((m) => m % 3 === n % 3)]),
  ),
};

const row = (first: number) => [first, first + 1, first + 2];
const rows = NUMBERS.filter((number) => number % 3 === 1);

/** Inside bets: groups of adjacent numbers on the board, by their standard names. */
export const GROUPS = {
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
    ...NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...rows.map(row)],
  corner: [
    [0, 1, 2, 3],
    ...NUMBERS.filter((number) => number <= 32 && number % 3 !== 0).map((number) => [
      number,
      number + 1,
      number + 3,
      number + 4,
    ]),
  ],
  line: rows.slice(0, -1).map((first) => [...row(first), ...row(first + 3)]),
} as const satisfies Record<string, readonly (readonly number[])[]>;

/** Returns the spot of these numbers, such as `17` or `17-18`. */
export const spotOf = (numbers: readonly number[]): string => numbers.join('-');

const COVERS: ReadonlyMap<string, readonly number[]> = new Map([
  ...Object.entries(OUTSIDE),
  ...[0, ...NUMBERS].map((number): [string, number[]] => [String(number), [number]]),
  ...Object.values(GROUPS).flatMap((groups) =>
    groups.map((numbers): [string, readonly number[]] => [spotOf(numbers), numbers]),
  ),
]);

/** Payout of a bet on these numbers, to 1. */
export const payoutOf = (numbers: readonly number[]): number => 36 / numbers.length - 1;

/** Returns the numbers that a spot covers; undefined for an invalid spot. */
export const coveredBy = (spot: string): readonly number[] | undefined => COVERS.get(spot);
