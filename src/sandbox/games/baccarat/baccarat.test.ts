import { expect, it } from 'vitest';
import { baccarat, coupOf, winnerOf } from './baccarat.ts';
import { bankerDraws, pointsOf } from './baccarat-points.ts';

/** Cards in shoe order: player, banker, player, banker, then the third cards. */
it.each([
  ['a natural ends it', '9S 2D KH 3C 5S 6S', '9S KH', '2D 3C', 'player'],
  ['the banker’s natural too', '2S 8D 2H KC 5S 6S', '2S 2H', '8D KC', 'banker'],
  ['player stands on 6, banker draws on 5', '6S 5D KH KC 4S 9S', '6S KH', '5D KC 4S', 'banker'],
  ['player stands on 7, banker stands on 6', '7S 6D KH KC 4S 9S', '7S KH', '6D KC', 'player'],
  ['banker 3 stands against an 8', '2S 3D 3H KC 8S 6S', '2S 3H 8S', '3D KC', 'tie'],
  ['banker 3 draws against a 9', '2S 3D 3H KC 9S 6S', '2S 3H 9S', '3D KC 6S', 'banker'],
  ['banker 6 draws against a 7', '2S 6D 2H KC 7S 5S', '2S 2H 7S', '6D KC 5S', 'tie'],
  ['banker 6 stands against a 5', '2S 6D 2H KC 5S 3S', '2S 2H 5S', '6D KC', 'player'],
])('SPT-3 punto banco: %s', (_, cards, player, banker, winner) => {
  const coup = coupOf(cards.split(' '));
  expect(coup).toEqual({ player: player.split(' '), banker: banker.split(' ') });
  expect(winnerOf(coup)).toBe(winner);
});

it('SPT-3 draws the banker’s third card by the standard table', () => {
  // By the banker's points: the player’s third cards, 0 to 9, on which the banker draws.
  const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];
  for (const [points, draws] of table.entries()) {
    const found = [...'TA23456789'].filter((card) => bankerDraws(points, `${card}S`));
    expect([points, found.map((card) => pointsOf([`${card}S`])).join('')]).toEqual([points, draws]);
    expect(bankerDraws(points, undefined)).toBe(points <= 5);
  }
});

it('SPT-3 pays the banker 0.95:1 and a tie 8:1, and returns the other chips on a tie', () => {
  const player = { player: ['9S', 'KS'], banker: ['2S', '5S'] };
  const banker = { player: ['2S', '5S'], banker: ['9S', 'KS'] };
  const tie = { player: ['2S', '5S'], banker: ['3S', '4S'] };
  const pays = (coup: typeof tie) =>
    ['player', 'banker', 'tie'].map((spot) => baccarat.pay(coup, spot, 20));
  expect(pays(player)).toEqual([40, 0, 0]);
  expect(pays(banker)).toEqual([0, 39, 0]);
  expect(pays(tie)).toEqual([20, 20, 180]);
});

it('SPT-5 deals the same coup for the same seed, with the standard shares of wins', () => {
  expect(baccarat.draw('seed', 3)).toEqual(baccarat.draw('seed', 3));
  const counts = { player: 0, banker: 0, tie: 0 };
  for (let round = 1; round <= 10_000; round++) counts[winnerOf(baccarat.draw('even', round))] += 1;
  // 44.62, 45.86 and 9.52 %; five standard errors are 250 and 147.
  expect(Math.abs(counts.player - 4462)).toBeLessThan(250);
  expect(Math.abs(counts.banker - 4586)).toBeLessThan(250);
  expect(Math.abs(counts.tie - 952)).toBeLessThan(147);
});
