import { expect, test } from 'vitest';
import type { BetsAnswer } from '../../book/book-api.ts';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { partOf } from './cash-out.tsx';
import { overtakeReads, readBets } from './player-actions.ts';
import { createWording } from './wording.ts';

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

test('SPT-1 keeps the bets after a cash-out when an earlier read is answered late', async () => {
  const answers: ((answer: BetsAnswer) => void)[] = [];
  const state = createBookState('/my-bets', false);
  const client = { get: () => new Promise((resolve) => answers.push(resolve)) };
  const book = { state, client, wording: createWording('en') } as unknown as Book;
  const playerWith = (balance: number) => ({ balance, currency: 'EUR' }) as BetsAnswer['player'];
  state.player = playerWith(0);
  const reads = [readBets(book), readBets(book)];
  answers[1]?.({ bets: [], player: playerWith(957) });
  answers[0]?.({ bets: [{ id: 'b1', status: 'open' }], player: playerWith(0) } as BetsAnswer);
  await Promise.all(reads);
  expect(state.bets).toEqual([]);
  expect(state.player).toMatchObject({ balance: 957 });
});

test('SPT-1 keeps a cash-out that is answered while the bets are read', async () => {
  const state = createBookState('/my-bets', false);
  const { promise, resolve } = Promise.withResolvers<BetsAnswer>();
  const client = { get: () => promise };
  const book = { state, client, wording: createWording('en') } as unknown as Book;
  state.player = { balance: 957, currency: 'EUR' } as BetsAnswer['player'];
  const read = readBets(book);
  overtakeReads();
  resolve({ bets: [{ id: 'b1', status: 'open' }], player: { balance: 0 } } as BetsAnswer);
  await read;
  expect(state.bets).toBeUndefined();
  expect(state.player).toMatchObject({ balance: 957 });
});
