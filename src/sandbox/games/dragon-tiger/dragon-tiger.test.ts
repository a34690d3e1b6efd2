import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cardOf } from '../table/cards.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { dragonTigerTable, higherOf } from './dragon-tiger-table.ts';

const SPOTS = ['sun', 'moon', 'tie', 'suited-tie'];

it.each([
  ['the higher card wins', 'KS QD', [200, 0, 0, 0]],
  ['aces are low', 'AS 2D', [0, 200, 0, 0]],
  ['suits do not count', '9S 8C', [200, 0, 0, 0]],
  ['a tie pays 11 to 1, and half of the sides returns', '9S 9C', [50, 50, 1200, 0]],
  ['a suited tie pays 50 to 1, and as a tie', '9S 9S', [50, 50, 1200, 5100]],
])('SPT-3 Dragon Tiger: %s', (_, cards, pays) => {
  const [sun = '', moon = ''] = cards.split(' ');
  expect(SPOTS.map((spot) => dragonTiger.pay({ sun, moon }, spot, 100))).toEqual(pays);
});

it('SPT-3 Dragon Tiger returns the share that eight decks give each spot', () => {
  // After the first card, 31 of 415 cards have its rank, and 7 of these its suit.
  const [tie, suited] = [31 / 415, 7 / 415];
  const side = 1 - tie + tie / 2;
  expect(SPOTS.map(dragonTigerTable.returnOf)).toEqual(
    [side, side, 12 * tie, 51 * suited].map((share) => expect.closeTo(share, 9)),
  );
  expect(dragonTigerTable.returnOf('sun')).toBeCloseTo(0.9627, 4);
});

it('SPT-3 Dragon Tiger has each result as often as stated over 10,000 rounds', () => {
  const counts = { sun: 0, moon: 0, tie: 0 };
  for (let round = 1; round <= 10_000; round++)
    counts[higherOf(dragonTiger.draw('even', round))] += 1;
  // 46.27 % for each side, 7.47 % ties; 3.5 standard errors are 175 and 92.
  expect(Math.abs(counts.sun - 4627)).toBeLessThan(175);
  expect(Math.abs(counts.moon - 4627)).toBeLessThan(175);
  expect(Math.abs(counts.tie - 747)).toBeLessThan(92);
});

it('SPT-5 lets a player with the seed reproduce the sun’s and the moon’s card', () => {
  const bytes = createHmac('sha256', 'seed').update('7').digest();
  const shoe = Array.from({ length: 416 }, (_, number) => cardOf(number));
  const [sun] = shoe.splice(bytes.readUInt32BE(0) % 416, 1);
  expect(dragonTiger.draw('seed', 7)).toEqual({ sun, moon: shoe[bytes.readUInt32BE(4) % 415] });
});
