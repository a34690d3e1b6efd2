import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBook } from '../../../../tests/sandbox/book/running-book.ts';
import type { ChosenOdds } from '../../book/book-api.ts';
import { upcoming } from '../../book/fixtures.ts';
import { boardAt, stepOf } from '../../book/prices.ts';
import { sports } from '../../book/sports.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import type { BookClient } from './book-client.ts';
import { createBookState } from './book-state.ts';
import { findLostAttempts } from './lost-attempts.ts';
import { addOpenAttempts, closeAttempt, openAttempts } from './open-attempts.ts';
import { beginAs, cashOut } from './player-actions.ts';
import { placeBet, tapChoice } from './slip-actions.ts';
import { createWording } from './wording.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const { words } = createWording('en');
let book: Awaited<ReturnType<typeof startBook>>;
let vera: Awaited<ReturnType<typeof book.as>>;
let elio: typeof vera;
beforeAll(async () => {
  book = await startBook({ at: NOON });
  [vera, elio] = [await book.as('vera'), await book.as('elio')];
});
afterAll(() => book.stop());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

/** What a connection does to a request: the next ones are handled in this order, later ones arrive. */
type Fate = 'arrives' | 'loses the answer' | 'loses the request' | 'ends the session';

/** A page of the sportsbook on this device, with the real server behind a bad connection. */
async function openPage(player: typeof vera, fates: Fate[] = []): Promise<Book> {
  let token: string | undefined;
  async function call<T>(path: string, body?: object): Promise<T> {
    const fate = body && path !== '/tickets' ? fates.shift() : undefined;
    if (fate === 'loses the request') throw new Refusal('network');
    if (fate === 'ends the session') throw new Refusal('token_invalid');
    const answer = await book.ask<T>(path, { ...(body && { body }), ...(token && { token }) });
    if (fate === 'loses the answer') throw new Refusal('network');
    if (answer.status >= 400) throw new Refusal(String(answer.body.code), answer.body);
    return answer.body;
  }
  const client: BookClient = {
    get: (path) => call(path),
    post: call,
    speakFor(next) {
      token = next;
    },
  };
  const state = createBookState('/', false);
  const page: Book = { state, client, wording: createWording('en'), site: undefined };
  await beginAs(page, await player.newTicket());
  await findLostAttempts(page);
  return page;
}

function choice(): ChosenOdds {
  const [football] = sports;
  const match = football && upcoming(football, NOON, 3)[1];
  const market = match && boardAt(match, stepOf(NOON)).markets[0];
  const selection = market?.selections[0];
  if (!match || !market || !selection) throw new Error('no odds');
  const { code, odds } = selection;
  return { event: match.id, market: market.rule.code, selection: code, odds };
}

async function bet(page: Book): Promise<void> {
  tapChoice(page, choice());
  page.state.slip.stake = '5';
  await placeBet(page);
}

test('SPT-1 R2 finds a bet placed whose answer was lost', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the answer']);
  await bet(page);
  expect(page.state.slip).toMatchObject({ placed: [{ stake: 500 }], legs: [], stake: '' });
  expect(await vera.balance()).toBe(before - 500);
  expect(openAttempts()).toEqual([]);
});

test('SPT-1 R2 a bet that did not arrive stays on the slip, and can no longer be placed', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the request']);
  const sent = vi.spyOn(page.client, 'post');
  await bet(page);
  expect(page.state.slip).toMatchObject({ refusal: 'bet_ended', legs: [choice()], stake: '5' });
  expect(openAttempts()).toEqual([]);
  const [, body] = sent.mock.calls.find(([path]) => path === '/bets') ?? [];
  const late = await book.ask('/bets', { token: vera.token, body: body as object });
  expect(late).toMatchObject({ status: 409, body: { code: 'attempt_ended' } });
  expect(await vera.balance()).toBe(before);
  await placeBet(page);
  expect(page.state.slip.placed).toHaveLength(1);
});

test('SPT-1 R2 tells in another tab what became of a bet, and only to its player', async () => {
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  await bet(left);
  expect(left.state).toMatchObject({ player: undefined, slip: { refusal: 'token_invalid' } });
  expect(openAttempts()).toHaveLength(1);
  const other = await openPage(elio);
  expect(other.state.slip.placed ?? other.state.slip.notice).toBeUndefined();
  expect(openAttempts()).toHaveLength(1);
  const { state } = await openPage(vera);
  expect(state.slip.placed).toMatchObject([{ stake: 500, status: 'open' }]);
  expect(state.isSlipOpen).toBe(true);
  expect(openAttempts()).toEqual([]);
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

test('SPT-1 R2 says in another tab that a bet was not placed', async () => {
  const before = await vera.balance();
  await bet(await openPage(vera, ['loses the request', 'ends the session']));
  const { state } = await openPage(vera);
  expect(state.slip.notice).toBe(words.refusals['bet_ended']);
  expect(await vera.balance()).toBe(before);
});

test('SPT-1 R2 leaves a slip with other selections as it is', async () => {
  await bet(await openPage(vera, ['loses the answer', 'ends the session']));
  const page = await openPage(elio);
  const other = { ...choice(), event: 'another' };
  tapChoice(page, other);
  await beginAs(page, await vera.newTicket());
  await findLostAttempts(page);
  expect(page.state.slip).toMatchObject({ legs: [other], placed: undefined });
  expect(page.state.slip.notice).toBe(words.placed(1));
});

test.each([
  ['loses the answer', 'cashed-out'],
  ['loses the request', 'open'],
] as const)(
  'SPT-1 R2 a cash-out whose connection %s leaves the bet %s, and says so',
  async (fate, status) => {
    const [taken] = (await vera.bet(1000, [choice()])).body.bets;
    const page = await openPage(vera, [fate]);
    await cashOut(page, taken?.id ?? '', taken?.cashOut ?? 0);
    expect(page.state.bets?.find(({ id }) => id === taken?.id)?.status).toBe(status);
    expect(page.state.news).toMatch(status === 'open' ? /was not cashed out/ : /^Cashed out: €\d/);
    expect(openAttempts()).toEqual([]);
  },
);

test('SPT-1 R2 finds a cash-out of a closed tab', async () => {
  const [taken] = (await vera.bet(1000, [choice()])).body.bets;
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  await cashOut(left, taken?.id ?? '', taken?.cashOut ?? 0);
  const { state } = await openPage(vera);
  expect(state.news).toMatch(/^Cashed out: €\d/);
  expect(state.bets?.find(({ id }) => id === taken?.id)?.status).toBe('cashed-out');
});

test('SPT-1 R2 an attempt of the player’s own is answered; another’s and an unknown one are not', async () => {
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

test('SPT-1 R2 damaged storage reads as no attempts', () => {
  localStorage.setItem('open-attempts', '[{"key":1}]');
  expect(openAttempts()).toEqual([]);
});

test('SPT-1 R2 the site keeps attempts that the browser does not let the frame keep', async () => {
  vi.stubGlobal('localStorage', undefined);
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  const send = vi.fn();
  Object.assign(left, { site: { send, listen: () => () => {} } });
  await bet(left);
  const kept = { channel: 'marquee-sportsbook', type: 'keep', name: 'open-attempts' };
  const [{ text }] = send.mock.lastCall as [{ text: string }];
  expect(send).toHaveBeenLastCalledWith({ ...kept, text });
  const [open] = openAttempts();
  closeAttempt(left, open?.key ?? '');
  expect(send).toHaveBeenLastCalledWith({ ...kept, text: '' });
  addOpenAttempts(text);
  expect(openAttempts()).toEqual([open]);
  const { state } = await openPage(vera);
  expect(state.slip.placed).toMatchObject([{ stake: 500 }]);
  expect(openAttempts()).toEqual([]);
});
