import { expect, test } from 'vitest';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { beginAs, cashOut } from './player-actions.ts';
import { addChoice, enterStake, placeBet, raiseStakes, tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';

interface Call {
  path: string;
  body: { key: string; legs: unknown[]; wagers: { picks: number[]; stake: number }[] };
}

/** Creates a sportsbook page with a stubbed server, whose requests are in `calls`. */
function bookWith(answer: (call: Call) => unknown) {
  const calls: Call[] = [];
  const player = { currency: 'EUR', balance: 1000 };
  const client = {
    get: async () => ({ bets: [], player }),
    async post(path: string, body: object) {
      if (path === '/tickets') return { token: 't', mark: 'm', player };
      const call = { path, body } as Call;
      calls.push(call);
      return answer(call);
    },
    speakFor() {},
  };
  const state = createBookState('/', false);
  const book = { state, client, wording: createWording('en'), site: undefined } as unknown as Book;
  return { book, calls, state };
}
const choice = { event: 'e', market: 'result', selection: '1', odds: 2 };
const taken = { bets: [{ id: 'B1' }], player: { currency: 'EUR', balance: 500 } };
test.each([
  [{ limit: 'stake', period: 'day', left: 1250 }, ''],
  [{ limit: 'loss', period: 'week', left: 0 }, 'limit_exceeded'],
  [{ limit: 'time', period: 'day', left: 0 }, 'limit_exceeded'],
])('SPT-1 keeps the refusal of a limit that leaves nothing: %j', async (limit, kept) => {
  const { book, state } = bookWith(() => {
    throw new Refusal('limit_exceeded', limit);
  });
  await beginAs(book, 'ticket');
  tapChoice(book, choice);
  state.slip.stake = '50';
  await placeBet(book);
  expect(state.slip).toMatchObject({ refusal: 'limit_exceeded', limit });
  enterStake(book, '1');
  expect(state.slip.refusal ?? '').toBe(kept);
});

test('SPT-1 keeps the maximum returns that a refusal names', async () => {
  const { book, state } = bookWith(() => {
    throw new Refusal('payout_too_high', { field: 'stake', most: 25_000_000 });
  });
  await beginAs(book, 'ticket');
  tapChoice(book, choice);
  state.slip.stake = '900000';
  await placeBet(book);
  expect(state.slip).toMatchObject({ refusal: 'payout_too_high', mostReturns: 25_000_000 });
});

test('SPT-1 shows a market as suspended that the server suspended before the stream', async () => {
  const { book, state } = bookWith(() => {
    throw new Refusal('market_suspended', { event: 'e' });
  });
  for (const id of ['e', 'f']) {
    const markets = [{ code: 'result', isOpen: true, selections: [{ code: '1', odds: 2 }] }];
    Object.assign(state.events, { [id]: { id, markets } });
  }
  await beginAs(book, 'ticket');
  for (const event of ['e', 'f']) tapChoice(book, { ...choice, event });
  state.slip.stake = '5';
  await placeBet(book);
  expect(state.slip.refusal).toBe('market_suspended');
  const isOpen = (event: string) => state.events[event]?.markets[0]?.isOpen;
  expect([isOpen('e'), isOpen('f')]).toEqual([false, true]);
});

test('SPT-1 S22 discards a response for a player who has logged out', async () => {
  let arrive = (_: unknown): void => {};
  const { book, state } = bookWith(() => new Promise((resolve) => (arrive = resolve)));
  await beginAs(book, 'ticket');
  tapChoice(book, choice);
  state.slip.stake = '5';
  const placing = placeBet(book);
  await beginAs(book, null);
  arrive(taken);
  await placing;
  expect(state).toMatchObject({ player: undefined, bets: undefined });
  expect(state.slip).toMatchObject({ placed: undefined, legs: [], isPlacing: false });
});

test('SPT-1 keeps a selection that is added while a bet is placed', async () => {
  let arrive = (_: unknown): void => {};
  const { book, state } = bookWith(() => new Promise((resolve) => (arrive = resolve)));
  await beginAs(book, 'ticket');
  tapChoice(book, choice);
  state.slip.stake = '5';
  const placing = placeBet(book);
  const added = { ...choice, event: 'f' };
  tapChoice(book, added);
  arrive(taken);
  await placing;
  expect(state.slip).toMatchObject({ legs: [added], stake: '', placed: undefined });
  expect(state.slip.notice).toBe(createWording('en').words.placed(1));
});

test('SPT-1 keeps a match without a stake when the other singles are placed', async () => {
  const { book, state } = bookWith(() => taken);
  await beginAs(book, 'ticket');
  for (const event of ['e', 'f']) tapChoice(book, { ...choice, event });
  Object.assign(state.slip, { kind: 'singles', stakes: { e: '5' } });
  await placeBet(book);
  expect(state.slip).toMatchObject({ legs: [{ ...choice, event: 'f' }], stakes: {} });
  expect(state.slip.notice).toBe(createWording('en').words.placed(1));
});

test('SPT-1 removes the placed bets when their player logs out', async () => {
  const { book, state } = bookWith(() => taken);
  await beginAs(book, 'ticket');
  tapChoice(book, choice);
  state.slip.stake = '5';
  await placeBet(book);
  expect(state.slip.placed).toMatchObject([{ id: 'B1' }]);
  await beginAs(book, null);
  expect(state.slip.placed).toBeUndefined();
});

test('SPT-1 sends only the singles that have a stake', async () => {
  const { book, calls, state } = bookWith(() => taken);
  await beginAs(book, 'ticket');
  for (const event of ['over', 'e', 'f']) tapChoice(book, { ...choice, event });
  Object.assign(state.slip, { kind: 'singles', stakes: { e: '5', f: '2' } });
  await placeBet(book);
  const [{ legs, wagers } = { legs: [], wagers: [] }] = calls.map(({ body }) => body);
  expect(legs).toEqual([
    { ...choice, event: 'e' },
    { ...choice, event: 'f' },
  ]);
  expect(wagers).toMatchObject([
    { picks: [0], stake: 500 },
    { picks: [1], stake: 200 },
  ]);
});

test('SPT-1 cashes out a bet once when the button is pressed repeatedly', async () => {
  const { book, calls, state } = bookWith(() => ({
    bet: { payout: 300, currency: 'EUR' },
    player: { currency: 'EUR', balance: 800 },
  }));
  await beginAs(book, 'ticket');
  await Promise.all([cashOut(book, 'B1', 300), cashOut(book, 'B1', 300)]);
  expect(calls.length).toBe(1);
  expect(state.closing).toBeUndefined();
});

test('SPT-1 shows why a cash-out was refused for its price, beside the current price', async () => {
  const { book, state } = bookWith(() => {
    throw new Refusal('offer_changed', { offer: 290 });
  });
  await beginAs(book, 'ticket');
  await cashOut(book, 'B1', 300);
  expect(state.cashOutRefusal).toEqual({ id: 'B1', code: 'offer_changed' });
  expect(state.news).toBe(createWording('en').words.refusals['offer_changed']);
  await beginAs(book, null);
  expect(state.cashOutRefusal).toBeUndefined();
});

test('SPT-1 adds an external choice to the slip once, and chips increase its stakes', () => {
  const { book, state } = bookWith(() => taken);
  addChoice(book, choice);
  addChoice(book, { ...choice, odds: 2.1 });
  expect(state.slip.legs).toEqual([choice]);
  raiseStakes(book, 500, false);
  raiseStakes(book, 1000, false);
  expect(state.slip.stake).toBe('15');
  raiseStakes(book, 500, true);
  expect(state.slip.stakes).toEqual({ e: '5' });
});
