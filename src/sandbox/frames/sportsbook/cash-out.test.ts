import { expect, test } from 'vitest';
import { partOf } from './cash-out.tsx';

test('SPT-1 offers part of a bet at its share of the price, rounded down to cents', () => {
  const bet = { stake: 1000, cashOut: 957 };
  expect(partOf(bet, 100)).toEqual({ offer: 957 });
  expect(partOf(bet, 50)).toEqual({ stake: 500, offer: 478 });
  expect(partOf({ ...bet, cashedOut: { stake: 400, payout: 380 } }, 25)).toEqual({
    stake: 150,
    offer: 239,
  });
  expect(partOf({ stake: 10, cashOut: 1 }, 50)).toBeUndefined();
  expect(partOf({ stake: 1000 }, 50)).toBeUndefined();
});
