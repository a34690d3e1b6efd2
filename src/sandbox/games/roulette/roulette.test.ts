import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { roulette } from './roulette.ts';
import { GROUPS, isRed, NUMBERS, OUTSIDE, spotOf, WHEEL } from './roulette-spots.ts';

const spots = [
  ...[0, ...NUMBERS].map(String),
  ...Object.keys(OUTSIDE),
  ...Object.values(GROUPS).flatMap((groups) => groups.map(spotOf)),
];

it('SPT-3 returns 36/37 on every spot of a European wheel', () => {
  expect(spots).toHaveLength(37 + 12 + 60 + 14 + 23 + 11);
  expect(new Set(spots).size).toBe(spots.length);
  for (const spot of spots) {
    expect(roulette.isSpot(spot)).toBe(true);
    const back = WHEEL.reduce((sum, number) => sum + roulette.pay({ number }, spot, 100), 0);
    expect([spot, back]).toEqual([spot, 3600]);
  }
});

it.each([
  [17, '17', 3600],
  [17, '17-18', 1800],
  [2, '0-2', 1800],
  [3, '1-2-3', 1200],
  [5, '2-3-5-6', 900],
  [0, '0-1-2-3', 900],
  [6, '1-2-3-4-5-6', 600],
  [12, 'dozen1', 300],
  [36, 'column3', 300],
  [19, 'high', 200],
  [10, 'black', 200],
  [0, 'even', 0],
  [0, 'low', 0],
  [18, '17', 0],
])('SPT-3 number %i pays the standard odds on %s', (number, spot, back) => {
  expect(roulette.pay({ number }, spot, 100)).toBe(back);
});

it('SPT-3 refuses spots of numbers that are not adjacent', () => {
  for (const spot of ['37', '3-4', '34-37', '18-17', '', '__proto__', 'toString', '1-2-3-4'])
    expect(roulette.isSpot(spot)).toBe(false);
});

it('SPT-3 has every pocket once on the wheel, with red and black alternating', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual([0, ...NUMBERS]);
  for (const [place, number] of WHEEL.entries())
    if (place > 1) expect(isRed(number)).toBe(!isRed(WHEEL[place - 1] ?? 0));
});

it('SPT-5 derives a round’s number from the seed, with all numbers about equally often', () => {
  const bytes = createHmac('sha256', 'seed').update('7').digest();
  expect(roulette.draw('seed', 7).number).toBe(bytes.readUInt32BE(0) % 37);
  const counts = new Array<number>(37).fill(0);
  for (let round = 1; round <= 7400; round++) {
    const { number } = roulette.draw('even', round);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  // Chi-squared with 36 degrees of freedom: above 82 once in 50,000 seeds.
  expect(counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(82);
});
