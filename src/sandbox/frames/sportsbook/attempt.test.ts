import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBook } from '../../../../tests/sandbox/book/running-book.ts';
import { sportsbookMessageSchema } from '../../../operator/frame-messages.ts';
import type { ChosenOdds } from '../../book/book-api.ts';
import { upcoming } from '../../book/fixtures.ts';
import { boardAt, stepOf } from '../../book/prices.ts';
import { sports } from '../../book/sports.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import type { BookClient } from './book-client.ts';
import { createBookState } from './book-state.ts';
import { partOf } from './cash-out.tsx';
import { actUnlessOpen, findLostAttempts } from './lost-attempts.ts';
import { closeAttempt, openAttemptsOf, takeBackAttempt } from './open-attempts.ts';
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

/** Storage of this device. */
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
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

async function deposit(player: typeof vera, key = randomUUID()): Promise<number> {
  const { client, accountCode, accessToken: token } = player;
  const { status } = await client.call('deposit', {
    params: { accountCode },
    token,
    headers: { 'Idempotency-Key': key },
    body: { amount: 1000, currency: 'EUR', method: 'norte' },
  });
  return status;
}

test('SPT-1 R2 finds a bet placed whose answer was lost', async () => {
  const before = await vera.balance();
  const page = await openPage(vera, ['loses the answer']);
  await bet(page);
  expect(page.state.slip).toMatchObject({ placed: [{ stake: 500 }], legs: [], stake: '' });
  expect(await vera.balance()).toBe(before - 500);
  expect(kept.size).toBe(0);
});

test('SPT-1 R2 a bet that did not arrive stays on the slip, and can no longer be placed', async () => {
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

test('SPT-1 R2 tells in another tab what became of a bet, and only to its player', async () => {
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

test('SPT-1 R2 the next player does not read what became of an earlier player’s bet', async () => {
  await bet(await openPage(vera, ['loses the request', 'ends the session']));
  const page = await openPage(vera);
  expect(page.state.slip.notice).toBe(words.refusals['bet_ended']);
  await beginAs(page, null);
  expect(page.state).toMatchObject({ news: '', slip: { notice: undefined } });
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
    const [taken] = (await vera.bet(200, [choice()])).body.bets;
    const page = await openPage(vera, [fate]);
    await cashOut(page, taken?.id ?? '', taken?.cashOut ?? 0);
    expect(page.state.bets?.find(({ id }) => id === taken?.id)?.status).toBe(status);
    expect(page.state.news).toMatch(status === 'open' ? /was not cashed out/ : /^Cashed out: €\d/);
    expect(kept.size).toBe(0);
  },
);

test('SPT-1 R2 finds a cash-out of a closed tab', async () => {
  const [taken] = (await vera.bet(200, [choice()])).body.bets;
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  await cashOut(left, taken?.id ?? '', taken?.cashOut ?? 0);
  const { state } = await openPage(vera);
  expect(state.slip.notice).toMatch(/^Cashed out: €\d/);
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

test.each(['[', '{"key":1}'])('SPT-1 R2 reads %s in storage as no attempt', async (text) => {
  localStorage.setItem('attempt:1', text);
  expect((await openPage(vera)).state).toMatchObject({ checking: 0, slip: { placed: undefined } });
});

test('SPT-1 R2 forgets an attempt when the sportsbook may have forgotten its key', async () => {
  await bet(await openPage(vera, ['loses the answer', 'ends the session']));
  const [[name, text = ''] = []] = [...kept];
  localStorage.setItem(
    name ?? '',
    JSON.stringify({ ...JSON.parse(text), at: Date.now() - 24 * 3_600_000 }),
  );
  expect((await openPage(vera)).state.slip.placed).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('SPT-1 R2 a press while an attempt of another tab is open finds that one out first', async () => {
  const page = await openPage(vera);
  const other = await openPage(vera, ['loses the answer', 'ends the session']);
  await bet(other);
  const before = await vera.balance();
  await actUnlessOpen(page, placeBet);
  expect(page.state).toMatchObject({ checking: 0, slip: { placed: [{ stake: 500 }] } });
  expect(await vera.balance()).toBe(before);
});

test('SPT-1 R2 a bet that another tab ended on its way was not placed', async () => {
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
])('SPT-1 R2 asks as its player only about a bet whose connection fails %s', async (_, isOther) => {
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

test('SPT-1 R2 says what a lost part of a cash-out paid, without earlier parts', async () => {
  const nico = await book.as('nico');
  await deposit(nico);
  const [taken] = (await nico.bet(1000, [choice()])).body.bets;
  const id = taken?.id ?? '';
  const page = await openPage(nico, ['arrives', 'loses the answer', 'ends the session']);
  const half = () => {
    const left = page.state.bets?.find((one) => one.id === id);
    return (left && partOf(left, 50)) ?? { offer: 0 };
  };
  const earlier = half();
  await cashOut(page, id, earlier.offer, earlier.stake);
  const { offer, stake } = half();
  await cashOut(page, id, offer, stake);
  const { state, wording } = await openPage(nico);
  expect(state.slip.notice).toBe(words.cashedOut(wording.money(offer, 'EUR')));
});

test('SPT-1 R2 a key of a payment is not an attempt, and stays usable', async () => {
  const key = randomUUID();
  const end = await book.ask(`/attempts/${key}`, { token: vera.token, body: {} });
  expect(end.body).toEqual({});
  expect(await deposit(vera, key)).toBe(201);
});

test('SPT-1 R2 the site keeps attempts that the browser does not let the frame keep', async () => {
  vi.stubGlobal('localStorage', undefined);
  const left = await openPage(vera, ['loses the answer', 'ends the session']);
  const send = vi.fn();
  Object.assign(left, { site: { send, listen: () => () => {} } });
  const { mark } = left.state;
  await bet(left);
  const [open] = openAttemptsOf(mark);
  const name = `attempt:${open?.key}`;
  const message = { channel: 'marquee-sportsbook', type: 'keep', name, text: JSON.stringify(open) };
  expect(send).toHaveBeenCalledWith(message);
  expect(v.is(sportsbookMessageSchema, message)).toBe(true);
  closeAttempt(left, open?.key ?? '');
  expect(send).toHaveBeenLastCalledWith({ ...message, text: '' });
  vi.stubGlobal('localStorage', { removeItem: () => {}, length: 0 });
  closeAttempt(left, open?.key ?? '');
  expect(send, 'also when storage is back').toHaveBeenCalledTimes(3);
  takeBackAttempt(name, message.text);
  expect(openAttemptsOf(mark)).toEqual([open]);
  const { state } = await openPage(vera);
  expect(state.slip.placed).toMatchObject([{ stake: 500 }]);
  expect(openAttemptsOf(mark)).toEqual([]);
});

test('SPT-1 R2 forgets an attempt of another tab when the site says that it is closed there', () => {
  const open = { key: randomUUID(), of: 'vera', kind: 'bet', at: Date.now() };
  const name = `attempt:${open.key}`;
  takeBackAttempt(name, JSON.stringify(open));
  expect(openAttemptsOf('vera')).toEqual([open]);
  takeBackAttempt(name, '');
  expect(openAttemptsOf('vera')).toEqual([]);
});
