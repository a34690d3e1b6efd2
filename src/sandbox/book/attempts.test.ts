import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choice, NOON } from '../../../tests/sandbox/book/page-that-loses.ts';
import {
  type BookPlayer,
  type RunningBook,
  startBook,
} from '../../../tests/sandbox/book/running-book.ts';

let book: RunningBook;
let vera: BookPlayer;
let elio: BookPlayer;
beforeAll(async () => {
  book = await startBook({ at: NOON });
  [vera, elio] = [await book.as('vera'), await book.as('elio')];
});
afterAll(() => book.stop());

test('SPT-1 R2 reports the result of a player’s own attempt, but not of others or unknown ones', async () => {
  const key = randomUUID();
  await vera.bet(500, [choice()], { key });
  const end = (token: string, id: string = key) => book.ask(`/attempts/${id}`, { token, body: {} });
  expect((await end(elio.token)).body).toEqual({});
  expect((await end(vera.token, key.toUpperCase())).body).toMatchObject({
    answer: { bets: [{ stake: 500 }] },
  });
  expect((await end(vera.token, 'none')).status).toBe(404);
  expect((await end('')).status).toBe(401);
});

test('SPT-1 R2 does not report a payment’s key as an attempt, and leaves it usable', async () => {
  const key = randomUUID();
  const end = await book.ask(`/attempts/${key}`, { token: vera.token, body: {} });
  expect(end.body).toEqual({});
  expect(await vera.deposit(key)).toBe(201);
});
