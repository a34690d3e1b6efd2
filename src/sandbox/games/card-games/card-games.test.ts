import { expect, it } from 'vitest';
import {
  holdemStrategy,
  pontoonStrategy,
  redDogStrategy,
  type Strategy,
  threeCardStrategy,
} from '../../../../tests/sandbox/games/card-games/strategies.ts';
import { shuffledBy, stacked } from '../../../../tests/sandbox/games/table/stacked-order.ts';
import { seeded } from '../../art/seeded.ts';
import { playedOut, type TableRules } from '../table/table-rules.ts';
import type { CardGameView } from './card-game-view.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { HOLDEM_RETURN } from './casino-holdem-pays.ts';
import { hiLo } from './hi-lo.ts';
import { HI_LO_RETURN } from './hi-lo-pays.ts';
import { bestOf, rankFive } from './poker-rank.ts';
import { pontoon } from './pontoon.ts';
import { PONTOON_RETURN } from './pontoon-pays.ts';
import { redDog } from './red-dog.ts';
import { RED_DOG_RETURN } from './red-dog-pays.ts';
import { THREE_CARD_RETURN } from './three-card-pays.ts';
import { threeCardPoker } from './three-card-poker.ts';
import { rankThree } from './three-card-rank.ts';

type Rules = TableRules<{ stake: number }, CardGameView>;
const played = (rules: Rules, cards: string, ...moves: string[]) =>
  rules.play(stacked(cards), { stake: 100 }, moves);

it.each([
  ['4S 6D', [], { stake: 100, win: 0, view: { spread: 1 }, choices: ['raise', 'call'] }],
  ['4S 6D 5C', ['raise'], { stake: 200, win: 1200, view: { result: 'between' } }],
  ['4S 7D 5C', ['call'], { stake: 100, win: 500, view: { result: 'between' } }],
  ['4S 8D 5C', ['call'], { win: 300 }],
  ['4S 9D 5C', ['call'], { win: 200 }],
  ['KS 9D AC', ['call'], { win: 0, view: { result: 'outside' } }],
  ['AS 2D KC', ['raise'], { win: 400, view: { spread: 11 } }],
  ['AS KD', [], { win: 100, choices: [], view: { result: 'neighbours' } }],
  ['4S 4D 9C', [], { win: 100, view: { result: 'pair-stands' } }],
  ['4S 4D 4C', [], { win: 1200, view: { result: 'three' } }],
] as const)('SPT-3 red dog: %s %o', (cards, moves, round) => {
  expect(played(redDog, cards, ...moves)).toMatchObject(round);
});

it('SPT-3 hi-lo pays by the probability of each guess, minus three per cent once', () => {
  const first = played(hiLo, '7S KD 2H');
  expect(first).toMatchObject({ choices: ['higher', 'lower'], ifLeft: 'higher' });
  // 24 of 51 cards are higher.
  expect(first.view.pays).toEqual({ higher: 206, lower: 206 });
  const second = played(hiLo, '7S KD 2H', 'higher');
  expect(second.choices).toEqual(['lower', 'collect']);
  expect(second.view.pays).toEqual({ lower: 219, collect: 206 });
  expect(played(hiLo, '7S KD 2H', 'higher', 'collect')).toMatchObject({ win: 206, choices: [] });
  expect(played(hiLo, '7S 7D 2H', 'higher')).toMatchObject({ win: 0, view: { result: 'same' } });
  expect(() => played(hiLo, '7S KD 2H', 'collect')).toThrow('not possible');
  expect(() => played(hiLo, '7S 2D 2H', 'higher', 'lower')).toThrow('not possible');
});

it('SPT-3 hi-lo pays every cent of its fractions', () => {
  const cards = stacked('6H 4H TD 3D');
  const moves = ['lower', 'higher', 'lower', 'collect'];
  // 97/100 × 51/20 × 50/35 × 49/34 of 20.00, which floating point makes a cent less.
  expect(hiLo.play(cards, { stake: 2000 }, moves).win).toBe(10_185);
});

it('SPT-3 hi-lo offers no guess that cannot win or would pay too much', () => {
  expect(played(hiLo, 'AS 2D').choices).toEqual(['higher']);
  expect(played(hiLo, 'KS 2D').choices).toEqual(['lower']);
  const aces = ['2S AS 2H AH 2D AD', 'lower', 'higher', 'lower', 'higher', 'lower'] as const;
  // The guesses win on four, three, then two cards: the third would pay more than 500 times the stake.
  expect(() => played(hiLo, ...aces)).toThrow('not possible');
});

it.each([
  ['AS 4D KH 9C 6S 2H', 'play', { stake: 200, win: 300, view: { result: 'dealer-not-qualified' } }],
  ['AS QD KH 9C 6S 2H', 'play', { win: 400, view: { result: 'win' } }],
  ['AS 3D KH 3C 6S 2H', 'play', { win: 0, view: { result: 'lose' } }],
  ['4S 5D 5H 5C 6S 2H', 'play', { win: 500, view: { result: 'win' } }],
  ['4S 7D 5H 7C 6S 7H', 'play', { win: 100, view: { result: 'lose' } }],
  ['4S 4D 4H 5C 4C QH', 'play', { stake: 200, win: 800, view: { result: 'win' } }],
  ['QS QD 6H 6C 4S 4H', 'play', { win: 200, view: { result: 'tie' } }],
  ['QS QD 6H 6C 4S 4H', 'fold', { stake: 100, win: 0, view: { result: 'folded' } }],
] as const)('SPT-3 three card poker: %s %s', (cards, move, round) => {
  expect(played(threeCardPoker, cards)).toMatchObject({ choices: ['play', 'fold'], win: 0 });
  expect(played(threeCardPoker, cards, move)).toMatchObject(round);
});

it('SPT-3 ranks three-card straights above flushes, with the ace high or low', () => {
  const names = ['AS 2D 3C', 'QS KD AC', 'KS AD 2C', 'AS 9S 3S', '5S 6S 7S', '9S 9D 9C'];
  expect(names.map((cards) => rankThree(cards.split(' ')).hand)).toEqual([
    'straight',
    'straight',
    'high-card',
    'flush',
    'straight-flush',
    'three-of-a-kind',
  ]);
});

it.each([
  // Two cards each in turn, then flop, turn and river.
  [
    'AS 2D AH 7C 9S JD 4H 5S KC',
    { stake: 300, win: 400, view: { result: 'dealer-not-qualified' } },
  ],
  ['AS KD AH 7C 9S JD 4H 5S KC', { win: 600, view: { result: 'win' } }],
  ['AS KD 2H KH 9S JD 4H 5D KC', { win: 0, view: { result: 'lose' } }],
  ['2S 2D 3H 3C TS JD QH KS AC', { win: 300, view: { result: 'tie' } }],
  ['2S KD 7S KH 9S JS 4S 5D 3C', { stake: 300, win: 700, view: { result: 'win' } }],
  ['TS KD AS KH QS JS KS 5D 3C', { win: 100 * 101 + 400 }],
] as const)('SPT-3 casino hold’em: %s called', (cards, round) => {
  expect(played(casinoHoldem, cards)).toMatchObject({ choices: ['call', 'fold'], stake: 100 });
  expect(played(casinoHoldem, cards).view.rows[0]).toMatchObject({ cards: [], hidden: 2 });
  expect(played(casinoHoldem, cards, 'call')).toMatchObject(round);
  expect(played(casinoHoldem, cards, 'fold')).toMatchObject({ stake: 100, win: 0 });
});

it('SPT-3 ranks poker hands by the standard order, then kickers, best five of seven', () => {
  const hands = [
    'AS KD 9C 5H 3S',
    '2S 2D AC KH QS',
    '2S 2D 3C 3H 4S',
    '2S 2D 2C 3H 4S',
    'AS 2D 3C 4H 5S',
    'TS JD QC KH AS',
    '2S 4S 6S 8S TS',
    '2S 2D 2C 3H 3S',
    '2S 2D 2C 2H 3S',
    'AS 2S 3S 4S 5S',
    'TS JS QS KS AS',
  ].map((cards) => rankFive(cards.split(' ')));
  const scores = hands.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBe(scores.length);
  expect(bestOf('2S 2D 7C 7H 9S 9D KC'.split(' ')).hand).toBe('two-pair');
});

it.each([
  ['AS 2D KH 9C', [], { win: 300, view: { result: 'pontoon' } }],
  ['AS AD KH KC', [], { win: 0, view: { result: 'dealer-pontoon' } }],
  ['9S TD 9H 8C', ['stick'], { win: 0, view: { result: 'lose' } }],
  ['9S TD 9H 7C', ['stick'], { win: 200, view: { result: 'win' } }],
  ['6S TD 5H 7C TD', ['buy'], { stake: 200, win: 400, view: { result: 'win' } }],
  ['2S TD 3H TC 2D 3C 4D', ['twist', 'twist', 'buy'], { stake: 200, win: 600 }],
  ['TS TD 4H 7C KD', ['twist'], { win: 0, view: { result: 'bust' } }],
] as const)('SPT-3 pontoon: %s %o', (cards, moves, round) => {
  expect(played(pontoon, cards, ...moves)).toMatchObject({ ...round, choices: [] });
});

it('SPT-3 pontoon hides both dealer cards, and refuses a stick below 15 or a second buy', () => {
  const { view, choices } = played(pontoon, '5S TD 5H 7C 4D');
  expect(view.rows[0]).toEqual({ who: 'dealer', cards: [], hidden: 2 });
  expect(choices).toEqual(['twist', 'buy']);
  expect(played(pontoon, '5S TD 5H 7C 4D', 'buy').choices).toEqual(['twist']);
  expect(played(pontoon, '5S TD 5H 7C 5D', 'twist').choices).toEqual(['stick', 'twist', 'buy']);
});

it('SPT-3 finishes an abandoned round of each game', () => {
  for (const rules of [redDog, hiLo, threeCardPoker, casinoHoldem, pontoon])
    for (const cards of ['4S 9D 5C', '7S 2D KH', '2S 3D 4H'])
      expect(playedOut(rules, stacked(cards), { stake: 100 }, []).round.choices).toEqual([]);
});

const guess: Strategy = ({ rows }, choices) =>
  (rows[0]?.cards.length ?? 0) > 2 && choices.includes('collect')
    ? 'collect'
    : (choices[0] ?? 'collect');

it.each([
  ['red dog', redDog, redDogStrategy, RED_DOG_RETURN, 12_000],
  ['hi-lo', hiLo, guess, HI_LO_RETURN, 12_000],
  ['three card poker', threeCardPoker, threeCardStrategy, THREE_CARD_RETURN, 12_000],
  ['casino hold’em', casinoHoldem, holdemStrategy, HOLDEM_RETURN, 8_000],
  ['pontoon', pontoon, pontoonStrategy, PONTOON_RETURN, 12_000],
] as const)('SPT-3 %s returns the stated share', (name, rules, strategy, expected, rounds) => {
  const random = seeded(name);
  const shuffle = shuffledBy(random);
  let [stakes, wins, squares] = [0, 0, 0];
  for (let number = 0; number < rounds; number++) {
    let dealt: number[] | undefined;
    const order = (count: number) => {
      dealt ??= shuffle(count);
      return dealt;
    };
    const moves: string[] = [];
    let round = rules.play(order, { stake: 100 }, moves);
    while (round.choices.length > 0) {
      moves.push(strategy(round.view, round.choices));
      round = rules.play(order, { stake: 100 }, moves);
    }
    stakes += round.stake;
    wins += round.win;
    squares += (round.win - expected * round.stake) ** 2;
  }
  const standardError = Math.sqrt(squares) / stakes;
  expect(Math.abs(wins / stakes - expected)).toBeLessThan(3.5 * standardError);
});
