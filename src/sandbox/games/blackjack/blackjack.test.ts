import { expect, it } from 'vitest';
import { basicMove } from '../../../../tests/sandbox/games/blackjack/basic-strategy.ts';
import { shuffledBy, stacked } from '../../../../tests/sandbox/games/table/stacked-order.ts';
import { seeded } from '../../art/seeded.ts';
import { playedOut } from '../table/table-rules.ts';
import { blackjack } from './blackjack.ts';
import type { BlackjackMove } from './blackjack-api.ts';
import { handValue } from './hand-value.ts';

/** Cards are dealt to player, dealer, player, hole card, then on request. */
const play = (cards: string, moves: BlackjackMove[] = [], stake = 100) =>
  blackjack.play(stacked(cards), { stake }, moves);
const results = (round: ReturnType<typeof play>) => round.view.hands.map(({ result }) => result);

it.each([
  ['AS KD', 21, true],
  ['AS 6D', 17, true],
  ['AS 6D TD', 17, false],
  ['AS AD', 12, true],
  ['AS AD 9C', 21, true],
  ['TS 6D 7D', 23, false],
  ['AS AD AC AH TS', 14, false],
])('SPT-3 %s counts %i, soft: %s', (cards, total, isSoft) => {
  expect(handValue(cards.split(' '))).toEqual({ total, isSoft });
});

it('SPT-3 pays a blackjack 3:2 at once, and returns the stake if the dealer has one too', () => {
  expect(play('AS 9D KS 7D')).toMatchObject({ stake: 100, win: 250, choices: [] });
  const both = play('AS TD KS AD');
  expect(results(both)).toEqual(['push']);
  expect(both.win).toBe(100);
});

it('SPT-3 peeks under a ten, so no further stake is taken against a dealer’s blackjack', () => {
  const round = play('9S TD 9C AD');
  expect(round).toMatchObject({ choices: [], win: 0, view: { dealer: { total: 21 } } });
});

it('SPT-3 does not reveal the hole card before it is turned over', () => {
  const { view, choices } = play('9S TD 5C 7D');
  expect(view.dealer).toEqual({ cards: ['TD'], total: 10 });
  expect(choices).toEqual(['hit', 'stand', 'double']);
  expect(view.active).toBe(0);
});

it.each([
  ['stands on soft 17', '9S 6D 9C AD', ['stand'], 200, 'win'],
  ['draws on 16', '9S TD 9C 6D 5H', ['stand'], 0, 'lose'],
  ['goes over 21', '9S TD 3C 6D TH', ['stand'], 200, 'win'],
  ['has as much', '9S TD 9C 8D', ['stand'], 100, 'push'],
  ['does not draw when the player has gone over', '9S TD 5C 6D TH', ['hit'], 0, 'bust'],
] as const)('SPT-3 the dealer %s', (_, cards, moves, win, result) => {
  const round = play(cards, [...moves]);
  expect(round.win).toBe(win);
  expect(results(round)).toEqual([result]);
  if (result === 'bust') expect(round.view.dealer.cards).toHaveLength(2);
});

it('SPT-3 doubles the stake for exactly one more card', () => {
  const round = play('6S 6D 5C TD TH 9H', ['double']);
  expect(round).toMatchObject({ stake: 200, win: 400, choices: [] });
  expect(round.view.hands[0]).toMatchObject({ stake: 200, cards: ['6S', '5C', 'TH'] });
  expect(() => play('6S 6D 5C TD 2H', ['hit', 'double'])).toThrow('not possible');
});

it('SPT-3 splits a pair once into two hands with a stake each, and lets each double', () => {
  const cards = '8S 6D 8C TD 3H TH TC 9H';
  const split = play(cards, ['split']);
  expect(split).toMatchObject({ stake: 200, choices: ['hit', 'stand', 'double'] });
  expect(split.view.hands.map((hand) => hand.cards)).toEqual([
    ['8S', '3H'],
    ['8C', 'TH'],
  ]);
  const end = play(cards, ['split', 'double', 'stand']);
  expect(end.view.hands.map(({ total }) => total)).toEqual([21, 18]);
  expect(end).toMatchObject({ stake: 300, win: 600, view: { dealer: { total: 25 } } });
  const again = play('8S 6D 8C TD 8H TH', ['split']);
  expect(again.choices).not.toContain('split');
});

it('SPT-3 deals split aces one card each and does not count 21 as a blackjack', () => {
  const round = play('AS 9D AC 9C KH QH', ['split']);
  expect(round).toMatchObject({ stake: 200, win: 400, choices: [] });
  expect(results(round)).toEqual(['win', 'win']);
});

it('SPT-3 offers insurance against an ace at half the stake, and pays it 2:1', () => {
  expect(play('9S AD 9C KD').choices).toEqual(['insure', 'decline']);
  expect(play('9S AD 9C KD', ['insure'])).toMatchObject({ stake: 150, win: 150, choices: [] });
  expect(play('9S AD 9C KD', ['decline'])).toMatchObject({ stake: 100, win: 0, choices: [] });
  const lost = play('9S AD 9C 6D', ['insure', 'stand']);
  expect(lost).toMatchObject({ stake: 150, win: 200, view: { insurance: 50 } });
  expect(play('AS AD KC 6D', ['insure'])).toMatchObject({ stake: 150, win: 250 });
});

it('SPT-3 declines insurance and stands when a hand is abandoned', () => {
  const order = stacked('9S AD 9C 6D');
  const { round, moves } = playedOut(blackjack, order, { stake: 100 }, []);
  expect(moves).toEqual(['decline', 'stand']);
  expect(round.win).toBe(200);
});

it('SPT-3 returns about 99.5 % with basic strategy over 60,000 rounds', () => {
  const random = seeded('blackjack');
  let staked = 0;
  let net = 0;
  let squares = 0;
  const ROUNDS = 60_000;
  for (let number = 0; number < ROUNDS; number++) {
    const shuffled = shuffledBy(random)(312).slice(0, 40);
    const moves: BlackjackMove[] = [];
    let round = blackjack.play(() => shuffled, { stake: 100 }, moves);
    while (round.choices.length > 0) {
      moves.push(basicMove(round.view, round.choices));
      round = blackjack.play(() => shuffled, { stake: 100 }, moves);
    }
    staked += round.stake;
    const won = (round.win - round.stake) / 100;
    net += won;
    squares += won * won;
  }
  const standardError = Math.sqrt(squares) / ROUNDS;
  expect(Math.abs(net / ROUNDS - -0.005)).toBeLessThan(3.5 * standardError);
  expect(staked / ROUNDS / 100).toBeGreaterThan(1.05);
});
