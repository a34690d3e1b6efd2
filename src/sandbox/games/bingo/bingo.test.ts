import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { bingo } from './bingo.ts';
import { CARDS, LINE_PAYS, lineChances, linesOn, numbersOf, returnOf } from './bingo-cards.ts';

it('SPT-3 bingo cards have nine numbers, three of each ten, in columns', () => {
  for (const card of CARDS) {
    const numbers = numbersOf(card);
    expect(new Set(numbers).size).toBe(9);
    const tens = numbers.map((number) => Math.ceil(number / 10));
    expect(tens).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
  }
  expect(numbersOf('card-1')).toEqual([2, 12, 21, 5, 16, 25, 9, 19, 28]);
});

// Card 1 has the rows 2 12 21, 5 16 25 and 9 19 28.
it.each([
  ['no line', [2, 12, 5, 25], 0, 0],
  ['a row', [28, 9, 19], 1, 2],
  ['a column', [12, 16, 19, 1], 1, 2],
  ['both diagonals', [2, 16, 28, 21, 9], 2, 4],
  ['a row, a column and a diagonal', [2, 12, 21, 5, 9, 16], 3, 8],
  ['all but the middle', [2, 12, 21, 5, 25, 9, 19, 28], 4, 20],
  ['all but a corner', [2, 12, 21, 5, 16, 25, 9, 19], 5, 30],
  ['all but an edge', [2, 12, 21, 16, 25, 9, 19, 28], 6, 50],
  ['a full card', [2, 12, 21, 5, 16, 25, 9, 19, 28], 8, 501],
])('SPT-3 bingo: %s', (_, balls, lines, back) => {
  expect(linesOn('card-1', balls)).toBe(lines);
  expect(bingo.pay({ balls }, 'card-1', 20)).toBe(20 * back);
});

it('SPT-3 a bingo card returns 96.32 %, by all ways to draw twelve of thirty balls', () => {
  const chances = lineChances();
  expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect([...chances.keys()].filter((lines) => lines > 0).toSorted()).toEqual([
    ...LINE_PAYS.keys(),
  ]);
  // Nine given balls are among twelve of thirty.
  expect(chances.get(8)).toBeCloseTo(1330 / 86_493_225, 12);
  expect(returnOf(chances)).toBeCloseTo(0.9632, 4);
});

it('SPT-3 draws bingo lines as often as stated over 4,000 rounds of six cards', () => {
  const counts = new Map<number, number>();
  for (let round = 1; round <= 4000; round++) {
    const { balls } = bingo.draw('even', round);
    expect(new Set(balls).size).toBe(12);
    for (const card of CARDS) {
      const lines = linesOn(card, balls);
      counts.set(lines, (counts.get(lines) ?? 0) + 1);
    }
  }
  for (const lines of [0, 1, 2, 3]) {
    const chance = lineChances().get(lines) ?? 0;
    // As if the six cards of a round were one, which gives the widest error.
    const error = Math.sqrt((chance * (1 - chance)) / 4000);
    expect(Math.abs((counts.get(lines) ?? 0) / 24_000 - chance)).toBeLessThan(3.5 * error);
  }
});

it('SPT-5 lets a player with the seed reproduce the bingo balls', () => {
  const left = Array.from({ length: 30 }, (_, index) => index + 1);
  const balls = ['7', '7:1'].flatMap((text) => {
    const bytes = createHmac('sha256', 'seed').update(text).digest();
    const numbers = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(4 * index));
    return numbers.flatMap((number) => left.splice(number % left.length, 1));
  });
  expect(bingo.draw('seed', 7)).toEqual({ balls: balls.slice(0, 12) });
});
