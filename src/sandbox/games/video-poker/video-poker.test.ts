import { expect, it } from 'vitest';
import { stacked } from '../../../../tests/sandbox/games/table/stacked-order.ts';
import { PAYS, pokerHand } from './poker-hand.ts';
import { videoPoker } from './video-poker.ts';

it.each([
  ['AS KS QS JS TS', 'royal-flush'],
  ['9S KS QS JS TS', 'straight-flush'],
  ['AS 2S 3S 4S 5S', 'straight-flush'],
  ['9S 9D 9H 9C TS', 'four-of-a-kind'],
  ['9S 9D 9H TC TS', 'full-house'],
  ['AS 3S QS JS TS', 'flush'],
  ['AS KD QS JS TS', 'straight'],
  ['AS 2D 3S 4S 5S', 'straight'],
  ['9S 9D 9H 2C TS', 'three-of-a-kind'],
  ['9S 9D 2H 2C TS', 'two-pair'],
  ['JS JD 2H 3C TS', 'jacks-or-better'],
  ['AS AD 2H 3C TS', 'jacks-or-better'],
  ['TS TD 2H 3C 4S', undefined],
  ['KS AD 2H 3C 4S', undefined],
  ['AS 2D 3S 4S 6S', undefined],
])('SPT-3 %s is %s', (cards, hand) => {
  expect(pokerHand(cards.split(' '))).toBe(hand);
  expect(pokerHand(cards.split(' ').toReversed())).toBe(hand);
});

it('SPT-3 replaces cards that are not held once, from the same deck', () => {
  const order = stacked('JS JD 2H 3C TS JH 9D KD');
  const dealt = videoPoker.play(order, { stake: 20 }, []);
  expect(dealt).toMatchObject({
    stake: 20,
    win: 0,
    ifLeft: '11111',
    view: { cards: ['JS', 'JD', '2H', '3C', 'TS'], hand: 'jacks-or-better' },
  });
  expect(dealt.choices).toHaveLength(32);
  const drawn = videoPoker.play(order, { stake: 20 }, ['11000']);
  expect(drawn).toMatchObject({
    win: 60,
    choices: [],
    view: { cards: ['JS', 'JD', 'JH', '9D', 'KD'], hand: 'three-of-a-kind' },
  });
  expect(videoPoker.play(order, { stake: 20 }, ['11111']).win).toBe(20);
  for (const moves of [['1111'], ['hit'], ['11111', '11111']]) {
    expect(() => videoPoker.play(order, { stake: 20 }, moves)).toThrow('not possible');
  }
});

it('SPT-3 uses the 9/6 Jacks or Better paytable', () => {
  expect(Object.values(PAYS)).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1]);
});
