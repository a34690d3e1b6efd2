import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seated } from '../../../../tests/sandbox/games/spots/seated.ts';
import { FRAMES, startCasino } from '../../../../tests/sandbox/play/players-at-games.ts';
import { defaultSettings } from '../../operator/settings.ts';
import { ledgerFaults } from '../../wallet/ledger-check.ts';
import type { Coup } from '../baccarat/baccarat.ts';
import { baccarat } from '../baccarat/baccarat.ts';
import { roulette } from '../roulette/roulette.ts';
import type { SpotAnswer, SpotOpening } from './spot-api.ts';
import { createSpotApp } from './spot-app.ts';
import type { SpotGame } from './spot-game.ts';

let casino: Awaited<ReturnType<typeof startCasino>>;
let spanish: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
  spanish = await startCasino('es');
});
afterAll(() => Promise.all([casino.stop(), spanish.stop()]));

type Body = SpotOpening & SpotAnswer & { code?: string };

async function sit(game: SpotGame, slug: string, username = 'nico', limits?: object) {
  const where = limits ? spanish : casino;
  const settings = { ...defaultSettings, jurisdiction: limits ? 'es' : 'none' } as const;
  const app = createSpotApp(game, {
    database: where.database,
    settings,
    now: where.operator.now,
  });
  const seat = await seated<Body>(where, app, {
    game: slug,
    username,
    ...(limits && { limits }),
  });
  const play = (chips: object, key: string = randomUUID()) => seat.call('/rounds', { key, chips });
  return { ...seat, play };
}

it('SPT-3 launches roulette and baccarat like every game, at the page of their kind', async () => {
  for (const [slug, kind] of [
    ['brass-rail-roulette', 'roulette'],
    ['balcony-baccarat', 'baccarat'],
    ['salon-granate-baccarat', 'live-baccarat'],
  ]) {
    const nico = await casino.seat('nico');
    const { id, launch } = (await nico.start({ game: slug as string })).body;
    const body = { game: slug as string, mode: 'real', lang: 'en', ticket: launch?.ticket ?? '' };
    const { url } =
      launch?.family === 'nyx'
        ? (await casino.operator.client.call('launchGame', { query: body })).body
        : (await nico.call('launchThroughGateway', { body: body as never })).body;
    expect(url).toBe(`${FRAMES}/${kind}/${slug}?lang=en#ticket=${launch?.ticket}`);
    await nico.call('endSlotSession', { params: { slotSessionId: id } });
  }
});

it('SPT-3 SPT-5 stakes and pays chips at once, and the statement yields the same number', async () => {
  const { opening, play, leave, statement } = await sit(roulette as SpotGame, 'rotunda-roulette');
  const { body } = await play({ 17: 100, red: 200, '0-1-2-3': 20 });
  const { number } = body.round.drawn as { number: number };
  expect(body.balance).toBe(opening.balance - 320 + body.round.win);
  expect(ledgerFaults(casino.database)).toEqual([]);
  await leave();
  const { rounds, fairness, ...sums } = await statement();
  expect(sums).toMatchObject({ stakes: 320, wins: body.round.win, balanceAfter: body.balance });
  expect(rounds?.[0]?.outcome).toEqual({ number, chips: body.round.chips });
  expect(fairness?.seedHash).toBe(opening.seedHash);
  expect(roulette.draw(fairness?.seed ?? '', 1)).toEqual({ number });
});

it('SPT-3 stores baccarat’s cards, and computes the commission exactly to the cent', async () => {
  const { play, leave, statement } = await sit(baccarat as unknown as SpotGame, 'balcony-baccarat');
  for (let round = 0; round < 4; round++) await play({ banker: 20, player: 100, tie: 20 });
  await leave();
  const { rounds = [], fairness } = await statement();
  for (const { number, win, outcome } of rounds) {
    const coup = baccarat.draw(fairness?.seed ?? '', number);
    expect(outcome).toMatchObject(coup as Coup & Record<string, unknown>);
    const pays = (spot: string, chips: number) => baccarat.pay(coup, spot, chips);
    expect(win).toBe(pays('banker', 20) + pays('player', 100) + pays('tie', 20));
  }
  expect(rounds).toHaveLength(4);
});

it('SPT-3 repeats a lost response without a second stake; a reload shows the last round', async () => {
  const { play, reload, leave, balance } = await sit(roulette as SpotGame, 'rotunda-roulette');
  const key = randomUUID();
  const first = await play({ red: 100, 5: 20 }, key);
  expect(await play({ 5: 20, red: 100 }, key)).toEqual(first);
  expect(await play({ black: 100, 5: 20 }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  });
  expect(await balance()).toBe(first.body.balance);
  expect((await reload()).last).toEqual(first.body.round);
  await leave();
  expect(await play({ red: 100 })).toMatchObject({ body: { code: 'session_ended' } });
});

it.each([
  [{}, 'chips_missing'],
  [{ 37: 20 }, 'spot_unknown'],
  [{ tie: 20 }, 'spot_unknown'],
  [{ red: 30 }, 'stake_unknown'],
  [{ red: 0 }, undefined],
  [{ red: 40_000, black: 20_000 }, 'stake_too_high'],
])('SPT-3 refuses chips %o at no cost', async (chips, code) => {
  const { play, leave, opening, balance } = await sit(roulette as SpotGame, 'rotunda-roulette');
  const { status, body } = await play(chips);
  expect(status).toBe(422);
  if (code) expect(body.code).toBe(code);
  expect(await balance()).toBe(opening.balance);
  await leave();
});

it('SPT-5 enforces the session’s loss limit and the pace', async () => {
  const limits = { minutes: 60, loss: 500, noticeMinutes: 15 };
  const { play, leave } = await sit(roulette as SpotGame, 'rotunda-roulette', 'nico', limits);
  expect(await play({ red: 520 })).toMatchObject({ body: { code: 'limit_exceeded', left: 500 } });
  expect((await play({ red: 20 })).status).toBe(201);
  expect(await play({ red: 20 })).toMatchObject({ status: 429, body: { code: 'round_too_soon' } });
  await leave();
});
