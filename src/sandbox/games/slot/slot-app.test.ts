import { createHmac, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME, startCasino } from '../../../../tests/sandbox/play/players-at-games.ts';
import type { Statement } from '../../../operator/contract/types.ts';
import type { Answer } from '../../http/answer.ts';
import type { SandboxRequest } from '../../http/request.ts';
import { defaultSettings } from '../../operator/settings.ts';
import { lineWins, sumOf } from './line-wins.ts';
import type { OpeningAnswer, RoundAnswer } from './slot-api.ts';
import { createSlotApp } from './slot-app.ts';

let casino: Awaited<ReturnType<typeof startCasino>>;
let spanish: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
  spanish = await startCasino('es');
});
afterAll(() => Promise.all([casino.stop(), spanish.stop()]));

/** Calls the game's server, which runs beside the operator, as the game's page does. */
function slotOf({ database, operator }: typeof casino, jurisdiction: 'none' | 'es' = 'none') {
  const settings = { ...defaultSettings, jurisdiction };
  const app = createSlotApp({ database, settings, now: operator.now });
  return async <T>(path: string, body: object, token = '') => {
    const request = {
      method: 'POST',
      path,
      query: '',
      headers: { 'content-type': 'application/json' },
      authorization: token && `Bearer ${token}`,
      readJson: async () => body,
    } as unknown as SandboxRequest;
    const answer = (await app.answer(request, {} as ServerResponse)) as Answer;
    return {
      status: answer.status,
      text: String(answer.body),
      body: JSON.parse(String(answer.body)) as T & { code?: string },
    };
  };
}

/** Opens the game for a player with 50.00. */
async function open(where: typeof casino, username = 'nico', limits?: object) {
  const slot = slotOf(where, where === spanish ? 'es' : 'none');
  const player = await where.seat(username);
  const { body: session } = await player.start(limits && { limits: limits as never });
  const ticket = session.launch?.ticket ?? '';
  const { body: opening } = await slot<OpeningAnswer>('/openings', { ticket });
  const { token } = opening;
  const play = (stake: number, key: string = randomUUID()) =>
    slot<RoundAnswer>('/rounds', { key, stake }, token);
  return { slot, player, play, opening, ticket, params: { slotSessionId: session.id } };
}

it('SPT-5 reveals the seed in the statement, from which every round can be verified', async () => {
  const { player, play, opening, params } = await open(casino);
  const played = [];
  for (const stake of [20, 200, 60, 20]) played.push((await play(stake)).body);
  await player.call('endSlotSession', { params });
  const { jws } = (await player.call('readStatement', { params })).body;
  const statement = decodeJwt<Statement>(jws);
  const { seed = '', seedHash } = statement.fairness ?? {};
  expect(seedHash).toBe(opening.seedHash);
  const { table } = opening.game;
  for (const [index, { round }] of played.entries()) {
    const booked = statement.rounds?.[index];
    const bytes = createHmac('sha256', seed)
      .update(`${index + 1}`)
      .digest();
    const stops = [0, 1, 2, 3, 4].map((reel) => (bytes[reel] ?? 0) % 32);
    expect(booked).toMatchObject({ number: index + 1, stake: round.stake, outcome: { stops } });
    expect(booked?.win).toBe(sumOf(lineWins(table, stops, round.stake)));
    expect(round).toMatchObject({ stops, win: booked?.win });
  }
  expect(statement.balanceAfter).toBe(played.at(-1)?.balance);
});

it('SPT-3 repeats a lost response: the same round, staked once', async () => {
  const { slot, player, play, opening, ticket, params } = await open(casino);
  const key = randomUUID();
  const first = await play(100, key);
  expect(first.status).toBe(201);
  expect(await play(100, key)).toEqual(first);
  // A later deposit does not change the stored response of the round.
  await player.pay('deposit', 700);
  expect((await play(100, key)).text).toBe(first.text);
  expect(await play(200, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  });
  const { round, balance } = first.body;
  expect(balance).toBe(opening.balance - 100 + round.win);
  expect(await slot('/openings', { ticket })).toMatchObject({ status: 401 });

  // Reopening shows the round. The older page's token is no longer valid.
  const again = (await player.call('relaunchSlotSession', { params })).body.ticket;
  const { body: reopened } = await slot<OpeningAnswer>('/openings', { ticket: again });
  expect(reopened.last).toEqual(round);
  expect(await play(20)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  await player.call('endSlotSession', { params });
  const ended = await slot('/rounds', { key: randomUUID(), stake: 20 }, reopened.token);
  expect(ended).toMatchObject({ status: 409, body: { code: 'session_ended', reason: 'left' } });
  const known = await slot<RoundAnswer>('/rounds', { key, stake: 100 }, reopened.token);
  expect(known.text).toBe(first.text);
});

it('SPT-5 paces rounds as the jurisdiction requires, also in demos', async () => {
  const limits = { minutes: 60, loss: 1000, noticeMinutes: 15 };
  const { slot, play, opening } = await open(spanish, 'nico', limits);
  expect(opening.minimumRoundMs).toBe(3000);
  expect((await play(20)).status).toBe(201);
  spanish.operator.pass(2000);
  expect(await play(20)).toMatchObject({ status: 429, body: { waitMs: 1000 } });
  spanish.operator.pass(1000);
  expect((await play(20)).status).toBe(201);

  const { body: demo } = await slot<OpeningAnswer>('/openings', { demo: GAME });
  const first = await slot<RoundAnswer>('/rounds', { key: randomUUID(), stake: 20 }, demo.token);
  const next = { key: randomUUID(), stake: 20 };
  expect(await slot('/rounds', next, first.body.token)).toMatchObject({ body: { waitMs: 3000 } });
  spanish.operator.pass(3000);
  expect((await slot<RoundAnswer>('/rounds', next, first.body.token)).body.round.number).toBe(2);
});

it('SPT-3 keeps a demo’s money only in its tamper-proof token', async () => {
  const slot = slotOf(casino);
  const { body: opening } = await slot<OpeningAnswer>('/openings', { demo: GAME });
  expect(opening.currency).toBeUndefined();
  const body = { key: randomUUID(), stake: 2000 };
  const first = await slot<RoundAnswer>('/rounds', body, opening.token);
  expect(first.body.balance).toBe(opening.balance - 2000 + first.body.round.win);
  expect((await slot<RoundAnswer>('/rounds', body, opening.token)).body.round).toEqual(
    first.body.round,
  );
  const [text = '', mac] = opening.token.split('.');
  const richer = Buffer.from(text, 'base64url').toString().replace('100000', '900000');
  const forged = `${Buffer.from(richer).toString('base64url')}.${mac}`;
  expect(await slot('/rounds', body, forged)).toMatchObject({ body: { code: 'token_invalid' } });
  const pot = { demo: 'coinfall-palace' };
  expect(await slot('/openings', pot)).toMatchObject({ body: { code: 'demo_not_allowed' } });
});

it('SPT-3 refuses stakes that are not offered, and play without a token', async () => {
  const { slot, play } = await open(casino, 'nadia');
  expect(await play(30)).toMatchObject({ status: 422, body: { code: 'stake_unknown' } });
  expect(await play(-20)).toMatchObject({ status: 422 });
  const body = { key: randomUUID(), stake: 20 };
  expect(await slot('/rounds', body)).toMatchObject({ body: { code: 'token_missing' } });
  expect(await slot('/rounds', body, 'x'.repeat(43))).toMatchObject({ status: 401 });
});
