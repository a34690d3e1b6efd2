import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRAMES, startCasino } from '../../../../tests/sandbox/play/players-at-games.ts';
import type { Statement } from '../../../operator/contract/types.ts';
import type { Answer } from '../../http/answer.ts';
import type { SandboxRequest } from '../../http/request.ts';
import { defaultSettings } from '../../operator/settings.ts';
import { ledgerFaults } from '../../wallet/ledger-check.ts';
import { blackjack } from '../blackjack/blackjack.ts';
import type { BlackjackView } from '../blackjack/blackjack-api.ts';
import { fairOrder } from './fair-order.ts';
import type { TableAnswer, TableOpening } from './table-api.ts';
import { createTableApp } from './table-app.ts';

const GAME = 'marquee-blackjack';
let casino: Awaited<ReturnType<typeof startCasino>>;
let spanish: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
  spanish = await startCasino('es');
});
afterAll(() => Promise.all([casino.stop(), spanish.stop()]));

/** A seed whose first hand allows a double. */
const goodSeed = Array.from({ length: 100 }, (_, number) => `seed-${number}`).find((seed) =>
  blackjack.play(fairOrder(seed, 1), { stake: 100 }, []).choices.includes('double'),
) as string;

type Body = TableOpening<BlackjackView> & TableAnswer<BlackjackView> & { code?: string };

/** Opens the game for a player. */
async function open(where: typeof casino, username: string, limits?: object) {
  const { database, operator } = where;
  const jurisdiction = where === spanish ? 'es' : 'none';
  const settings = { ...defaultSettings, jurisdiction } as const;
  const app = createTableApp(blackjack, { database, settings, now: operator.now });
  async function call(path: string, body: object, token = '') {
    const request = {
      method: 'POST',
      path,
      query: '',
      headers: { 'content-type': 'application/json' },
      authorization: token && `Bearer ${token}`,
      readJson: async () => body,
    } as unknown as SandboxRequest;
    const answer = (await app.answer(request, {} as ServerResponse)) as Answer;
    return { status: answer.status, body: JSON.parse(String(answer.body)) as Body };
  }
  const player = await where.seat(username);
  const start = { game: GAME, ...(limits && { limits }) };
  const { body: session } = await player.start(start as never);
  const params = { slotSessionId: session.id };
  database
    .prepare('UPDATE slot_sessions SET seed = ? WHERE seq = ?')
    .run(goodSeed, Number(session.id.slice(1)));
  const { body: opening } = await call('/openings', { ticket: session.launch?.ticket });
  let { token } = opening;
  const bet = (stake = 100, key: string = randomUUID()) =>
    call('/rounds', { key, bet: { stake } }, token);
  const move = (name: string, key: string = randomUUID()) =>
    call('/moves', { key, move: name }, token);
  return {
    player,
    session,
    opening,
    call,
    bet,
    move,
    params,
    async reload() {
      const { ticket } = (await player.call('relaunchSlotSession', { params })).body;
      const { body } = await call('/openings', { ticket });
      token = body.token;
      return body;
    },
    async statement() {
      const { jws } = (await player.call('readStatement', { params })).body;
      return decodeJwt<Statement>(jws);
    },
  };
}

it('SPT-3 launches a table game like every game, at the page of its kind', async () => {
  const { player, params } = await open(casino, 'nico');
  const { ticket } = (await player.call('relaunchSlotSession', { params })).body;
  const query = { game: GAME, mode: 'real', lang: 'en', ticket };
  const { url } = (await casino.operator.client.call('launchGame', { query })).body;
  expect(url).toBe(`${FRAMES}/blackjack/${GAME}?lang=en#ticket=${ticket}`);
  await player.call('endSlotSession', { params });
});

it('SPT-3 debits stakes as they are placed, pays at the end, and keeps the ledger sound', async () => {
  const { player, bet, move, params, statement } = await open(casino, 'nico');
  const start = (await player.call('readBalance')).body;
  const dealt = (await bet()).body;
  const before = (await player.call('readSlotSession', { params })).body;
  expect(ledgerFaults(casino.database)).toEqual([]);
  const { body } = await move('double');
  expect(body.round).toMatchObject({ stake: 200, choices: [] });
  expect(body.balance).toBe(dealt.balance - 100 + body.round.win);
  const after = (await player.call('readSlotSession', { params })).body;
  expect(after).toMatchObject({ stakes: before.stakes + 100, rounds: before.rounds + 1 });
  expect(ledgerFaults(casino.database)).toEqual([]);
  await player.call('endSlotSession', { params });
  const { rounds = [], fairness, ...sums } = await statement();
  expect(sums.balanceAfter).toBe(start.cash + start.bonus - sums.stakes + sums.wins);
  const booked = rounds.at(-1);
  expect(booked).toMatchObject({ stake: 200, win: body.round.win });
  // The statement's bet and moves reproduce the same cards and the same win.
  const {
    bet: staked,
    moves,
    ...view
  } = (booked?.outcome ?? {}) as unknown as BlackjackView & {
    bet: { stake: number };
    moves: string[];
  };
  const order = fairOrder(fairness?.seed ?? '', booked?.number ?? 0);
  expect(blackjack.play(order, staked, moves)).toMatchObject({ view, win: booked?.win });
});

it('SPT-3 repeats the response to a move: the same cards, staked once', async () => {
  const { player, bet, move, params } = await open(casino, 'nadia');
  await bet();
  const key = randomUUID();
  const first = await move('double', key);
  await player.pay('deposit', 700);
  expect(await move('double', key)).toEqual(first);
  expect(await move('hit', key)).toMatchObject({ body: { code: 'idempotency_key_reused' } });
  expect(await move('hit')).toMatchObject({ status: 409, body: { code: 'move_impossible' } });
  const again = randomUUID();
  const second = await bet(100, again);
  expect(second.status).toBe(201);
  expect(await bet(100, again)).toEqual(second);
  await player.call('endSlotSession', { params });
});

it('SPT-3 restores an open hand after a reload, and refuses a second bet beside it', async () => {
  const { player, bet, reload, move, params } = await open(casino, 'nico');
  const dealt = (await bet()).body;
  const again = await reload();
  expect(again.round?.view.hands).toEqual(dealt.round.view.hands);
  expect(again).toMatchObject({ balance: dealt.balance, round: { choices: dealt.round.choices } });
  expect(await bet()).toMatchObject({ body: { code: 'move_impossible' } });
  const { body } = await move('stand');
  expect(body.round.choices).toEqual([]);
  expect((await reload()).round).toEqual(body.round);
  await player.call('endSlotSession', { params });
});

it('SPT-3 AUT-7 settles an abandoned hand by the rules when its session ends', async () => {
  const { bet, move, statement } = await open(casino, 'nadia');
  const dealt = (await bet()).body;
  casino.operator.pass(15 * 60_000);
  expect(await move('hit')).toMatchObject({ body: { code: 'session_ended', reason: 'inactive' } });
  expect(ledgerFaults(casino.database)).toEqual([]);
  const { rounds = [], balanceAfter } = await statement();
  const { win = 0, outcome } = rounds.at(-1) ?? {};
  expect(outcome).toMatchObject({ moves: expect.arrayContaining(['stand']) });
  expect(balanceAfter).toBe(dealt.balance + win);
});

it('SPT-5 refuses doubles beyond the loss limit and early bets, but allows moves at once', async () => {
  const limits = { minutes: 60, loss: 1500, noticeMinutes: 15 };
  const { bet, move, params, player } = await open(spanish, 'nico', limits);
  expect((await bet(1000)).status).toBe(201);
  expect(await move('double')).toMatchObject({
    status: 422,
    body: { code: 'limit_exceeded', limit: 'loss', left: 500 },
  });
  expect((await move('stand')).status).toBe(201);
  expect(await bet()).toMatchObject({ status: 429, body: { code: 'round_too_soon' } });
  await player.call('endSlotSession', { params });
});

it('SPT-3 refuses stakes that are not offered, and play without a token', async () => {
  const { bet, call, opening, params, player } = await open(casino, 'nico');
  expect(opening.stakes).toEqual([100, 200, 500, 1000, 2000, 5000]);
  expect((await bet(30)).status).toBe(422);
  const body = { key: randomUUID(), bet: { stake: 100 } };
  expect(await call('/rounds', body)).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
  });
  expect(await call('/rounds', body, 'x'.repeat(43))).toMatchObject({ status: 401 });
  await player.call('endSlotSession', { params });
  expect(await bet()).toMatchObject({ body: { code: 'session_ended', reason: 'left' } });
});
