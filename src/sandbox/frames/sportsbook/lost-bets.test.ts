import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bet,
  choice,
  emptyStorage,
  NOON,
  type OpenPage,
  pagesOf,
} from '../../../../tests/sandbox/book/page-that-loses.ts';
import {
  type BookPlayer,
  type RunningBook,
  startBook,
} from '../../../../tests/sandbox/book/running-book.ts';
import { actUnlessOpen, findLostAttempts } from './lost-attempts.ts';
import { beginAs } from './player-actions.ts';
import { placeBet, tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';

const { words } = createWording('en');
let book: RunningBook;
let vera: BookPlayer;
let elio: BookPlayer;
let openPage: OpenPage;
beforeAll(async () => {
  book = await startBook({ at: NOON });
  [vera, elio] = [await book.as('vera'), await book.as('elio')];
  openPage = pagesOf(book);
});
afterAll(() => book.stop());

let kept: Map<string, string>;
beforeEach(() => {
  kept = emptyStorage();
  return () => vi.unstubAllGlobals();
});

test('SPT-1 R2 finds a placed bet whose response was lost', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the answer']);
  await bet(page);
  expect(page.state.slip).toMatchObject({ placed: [{ stake: 500 }], legs: [], stake: '' });
  expect(await vera.balance()).toBe(before - 500);
  expect(kept.size).toBe(0);
});

test('SPT-1 R2 keeps a bet that did not arrive on the slip, and it can no longer be placed', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the request']);
  const sent = vi.spyOn(page.client, 'post');
  await bet(page);
  expect(page.state.slip).toMatchObject({ refusal: 'bet_ended', legs: [choice()], stake: '5' });
  expect(kept.size).toBe(0);
  const [, body] = sent.mock.calls.find(([path]) => path === '/bets') ?? [];
  const late = await book.ask('/bets', { token: vera.token, body: body as object });
  expect(late).toMatchObject({ status: 409, body: { code: 'attempt_ended' } });
  expect(await vera.balance()).toBe(before);
  await placeBet(page);
  expect(page.state.slip.placed).toHaveLength(1);
});

test('SPT-1 R2 shows a bet’s outcome in another tab, to its player only', async () => {
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  await bet(left);
  expect(left.state).toMatchObject({ player: undefined, slip: { refusal: 'token_invalid' } });
  expect(kept.size).toBe(1);
  const other = await openPage(elio);
  expect(other.state.slip.placed ?? other.state.slip.notice).toBeUndefined();
  expect(kept.size).toBe(1);
  const { state } = await openPage(vera);
  expect(state.slip.placed).toMatchObject([{ stake: 500, status: 'open' }]);
  expect(state.isSlipOpen).toBe(true);
  expect(kept.size).toBe(0);
});

test('SPT-1 R2 places no second bet while an earlier one is open', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the answer', 'ends the session']);
  await bet(page);
  await beginAs(page, await vera.newTicket());
  await placeBet(page);
  expect(await vera.balance()).toBe(before - 500);
  await findLostAttempts(page);
  expect(page.state.slip.placed).toHaveLength(1);
});

test('SPT-1 R2 does not show the outcome of an earlier player’s bet to the next player', async () => {
  await bet(await openPage(vera, ['loses the request', 'ends the session']));
  const page = await openPage(vera);
  expect(page.state.slip.notice).toBe(words.refusals['bet_ended']);
  await beginAs(page, null);
  expect(page.state).toMatchObject({ news: '', slip: { notice: undefined } });
});

test('SPT-1 R2 shows in another tab that a bet was not placed', async () => {
  const before = await vera.balance();
  await bet(await openPage(vera, ['loses the request', 'ends the session']));
  const { state } = await openPage(vera);
  expect(state.slip.notice).toBe(words.refusals['bet_ended']);
  expect(await vera.balance()).toBe(before);
});

test.each([
  ['another selection', ['another']],
  ['other selections without a stake', ['another', 'third']],
])('SPT-1 R2 leaves a slip with %s unchanged', async (_, events) => {
  await bet(await openPage(vera, ['loses the answer', 'ends the session']));
  const page = await openPage(elio);
  const others = events.map((event) => ({ ...choice(), event }));
  for (const other of others) tapChoice(page, other);
  page.state.slip.kind = 'singles';
  await beginAs(page, await vera.newTicket());
  await findLostAttempts(page);
  expect(page.state.slip).toMatchObject({ legs: others, placed: undefined });
  expect(page.state.slip.notice).toBe(words.placed(1));
});

test.each(['accumulator', 'singles'] as const)(
  'SPT-1 R2 removes only a found bet from a slip of %s that has grown since',
  async (kind) => {
    const page = await openPage(vera, ['loses the answer', 'ends the session']);
    await bet(page);
    const added = { ...choice(), event: 'another' };
    tapChoice(page, added);
    Object.assign(page.state.slip, { kind, stakes: { [choice().event]: '5', another: '2' } });
    await beginAs(page, await vera.newTicket());
    await findLostAttempts(page);
    const { legs, stake, stakes, placed, notice } = page.state.slip;
    expect({ legs, stake, stakes }).toEqual({ legs: [added], stake: '', stakes: { another: '2' } });
    expect([placed, notice]).toEqual([undefined, words.placed(1)]);
  },
);

test('SPT-1 R2 finds the outcome of another tab’s open attempt before placing a bet', async () => {
  const page = await openPage(vera);
  const other = await openPage(vera, ['loses the answer', 'ends the session']);
  await bet(other);
  const before = await vera.balance();
  await actUnlessOpen(page, placeBet);
  expect(page.state).toMatchObject({ checking: 0, slip: { placed: [{ stake: 500 }] } });
  expect(await vera.balance()).toBe(before);
});

test('SPT-1 R2 does not place a bet that another tab ended while it was being sent', async () => {
  const page = await openPage(vera);
  const { post } = page.client;
  page.client.post = async <T>(path: string, body: object) => {
    const { key } = body as { key: string };
    if (path === '/bets') await book.ask(`/attempts/${key}`, { token: vera.token, body: {} });
    return post<T>(path, body);
  };
  await bet(page);
  expect(page.state.slip).toMatchObject({ refusal: 'bet_ended', legs: [choice()] });
  expect(kept.size).toBe(0);
});

test.each([
  ['while another player is logged in', true],
  ['when its player is back', false],
])('SPT-1 R2 asks only as its player about a bet whose connection fails %s', async (_, isOther) => {
  const page = await openPage(vera, ['loses the answer']);
  const { post } = page.client;
  const answered = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  page.client.post = async <T>(path: string, body: object) => {
    try {
      return await post<T>(path, body);
    } catch (error) {
      answered.resolve();
      if (path === '/bets') await heard.promise;
      throw error;
    }
  };
  const placing = bet(page);
  await answered.promise;
  await beginAs(page, await elio.newTicket());
  await findLostAttempts(page);
  if (isOther) heard.resolve();
  if (isOther) await placing;
  expect(kept.size).toBe(1);
  await beginAs(page, await vera.newTicket());
  await findLostAttempts(page);
  expect(page.state.slip.placed).toMatchObject([{ stake: 500 }]);
  heard.resolve();
  await placing;
  expect(page.state.slip.placed).toMatchObject([{ stake: 500 }]);
});
