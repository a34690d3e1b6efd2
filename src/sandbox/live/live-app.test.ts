import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seated } from '../../../tests/sandbox/games/spots/seated.ts';
import { startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import { hashOf } from '../accounts/token.ts';
import { baccarat } from '../games/baccarat/baccarat.ts';
import { bingo } from '../games/bingo/bingo.ts';
import { twoDice } from '../games/dice/dice-games.ts';
import { dragonTiger } from '../games/dragon-tiger/dragon-tiger.ts';
import { roulette } from '../games/roulette/roulette.ts';
import { type SpotGame, stakeOf, winOf } from '../games/spots/spot-game.ts';
import { wheel } from '../games/wheel/wheel.ts';
import { defaultSettings } from '../operator/settings.ts';
import { ledgerFaults } from '../wallet/ledger-check.ts';
import type { LiveStanding } from './live-api.ts';
import { createLiveApp, type LiveOpening } from './live-app.ts';
import { liveMoment, ROUND_MS, resultAt } from './live-clock.ts';
import { createLiveTable } from './live-table.ts';

const GAME = 'grand-foyer-roulette';
let casino: Awaited<ReturnType<typeof startCasino>>;
let app: ReturnType<typeof createLiveApp>;
const time = () => casino.operator.now().getTime();
/** Advances the clock to this point of a round. */
const passTo = (ms: number) => casino.operator.pass(ms - time());
beforeEach(async () => {
  casino = await startCasino();
  const { database, operator } = casino;
  app = createLiveApp(roulette, { database, settings: defaultSettings, now: operator.now });
  passTo((liveMoment(time()).round + 1) * ROUND_MS + 1000);
});
afterEach(() => casino.stop());

async function sit(username = 'nico', game = GAME) {
  type Body = LiveOpening & LiveStanding & { code?: string };
  const seat = await seated<Body>(casino, app, { game, username });
  const bet = (chips: object, round = liveMoment(time()).round, key: string = randomUUID()) =>
    seat.call('/bets', { key, round, chips });
  return { ...seat, bet, stand: async () => (await seat.call('/standings', {})).body };
}
const numberIn = (round: number) =>
  createLiveTable(casino.database, roulette, GAME).outcomeOf(round).drawn.number;

it('SPT-3 debits a bet in the window at once, and pays it once the number is known', async () => {
  const { bet, stand, opening, balance } = await sit();
  const { round } = liveMoment(time());
  const number = numberIn(round);
  const placed = await bet({ [number]: 100 });
  expect(placed.body).toMatchObject({ balance: opening.balance - 100, bet: { round, stake: 100 } });
  expect(ledgerFaults(casino.database)).toEqual([]);
  passTo(resultAt(round) - 1);
  expect(await balance()).toBe(opening.balance - 100);
  passTo(resultAt(round));
  expect(await stand()).toEqual({
    balance: opening.balance + 3500,
    last: { round, stake: 100, win: 3600 },
    isLast: false,
  });
  expect(ledgerFaults(casino.database)).toEqual([]);
});

it('SPT-5 AUT-7 takes no bet after the log-in has ended', async () => {
  const { bet } = await sit();
  casino.database.exec('UPDATE sessions SET ends_at = 0');
  const ended = { status: 409, body: { code: 'session_ended', reason: 'signed-out' } };
  expect(await bet({ red: 100 })).toMatchObject(ended);
});

it('SPT-3 refuses a late bet, one for another round or a second one, at no cost', async () => {
  const { bet, opening, balance } = await sit();
  const { round, endsAt } = liveMoment(time());
  const closed = { status: 409, body: { code: 'window_closed' } };
  expect(await bet({ red: 100 }, round + 1)).toMatchObject(closed);
  expect(await bet({ red: 100 }, round - 1)).toMatchObject(closed);
  passTo(endsAt - 1);
  expect((await bet({ red: 100 })).status).toBe(201);
  expect(await bet({ black: 100 })).toMatchObject({ status: 409, body: { code: 'bet_placed' } });
  passTo(endsAt);
  expect(await bet({ red: 100 }, round)).toMatchObject(closed);
  expect(await balance()).toBe(opening.balance - 100);
});

it('SPT-3 repeats a lost response, also after the window and after the result', async () => {
  const { bet, stand, reload } = await sit();
  const { round, endsAt } = liveMoment(time());
  const key = randomUUID();
  const first = await bet({ red: 100 }, round, key);
  passTo(endsAt + 1);
  expect(await bet({ red: 100 }, round, key)).toEqual(first);
  expect(await bet({ black: 100 }, round, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  });
  expect((await reload()).standing).toEqual(first.body);
  passTo(resultAt(round));
  const repeated = await bet({ red: 100 }, round, key);
  expect(JSON.stringify(repeated)).toBe(JSON.stringify(first));
  expect((await stand()).last).toMatchObject({ round, stake: 100 });
});

it('SPT-3 keeps a player’s bet on the table in the session that a reload begins', async () => {
  const before = await sit();
  const { round } = liveMoment(time());
  const number = numberIn(round);
  const placed = await before.bet({ [number]: 20 });
  await before.leave();
  const { opening, bet, stand, balance } = await sit();
  expect(opening.standing.bet).toEqual(placed.body.bet);
  expect(await bet({ red: 100 })).toMatchObject({ status: 409, body: { code: 'bet_placed' } });
  passTo(resultAt(round));
  const after = { balance: await balance(), last: { round, stake: 20, win: 720 }, isLast: false };
  expect(await stand()).toEqual(after);
  passTo((round + 1) * ROUND_MS);
  expect((await stand()).last).toBeUndefined();
  expect((await bet({ red: 100 })).status).toBe(201);
  expect(ledgerFaults(casino.database)).toEqual([]);
});

it('SPT-3 keeps the bets and results of two players and two tables apart', async () => {
  const nico = await sit();
  const { round } = liveMoment(time());
  const number = numberIn(round);
  await nico.bet({ [number]: 20 });
  const nadia = await sit('nadia');
  expect(nadia.opening.standing.bet).toBeUndefined();
  expect((await nadia.bet({ [number]: 100 })).status).toBe(201);
  await nico.leave();
  const elsewhere = await sit('nico', 'quick-curtain-roulette');
  expect(elsewhere.opening.standing.bet).toBeUndefined();
  expect((await elsewhere.bet({ red: 60, black: 60 })).status).toBe(201);
  passTo(resultAt(round));
  expect((await elsewhere.stand()).last).toMatchObject({ round, stake: 120 });
  await elsewhere.leave();
  const back = await sit();
  expect(back.opening.standing.last).toEqual({ round, stake: 20, win: 720 });
  expect((await nadia.stand()).last).toEqual({ round, stake: 100, win: 3600 });
  expect(ledgerFaults(casino.database)).toEqual([]);
});

it('SPT-3 SPT-5 settles an absent player’s bet into the session before its statement', async () => {
  const { bet, leave, askStatement, statement, opening, balance } = await sit();
  const { round } = liveMoment(time());
  const number = numberIn(round);
  await bet({ [number]: 20 });
  const seedHash = createLiveTable(casino.database, roulette, GAME).view(time()).seedHash;
  await leave();
  expect(await askStatement()).toMatchObject({ status: 409, body: { code: 'session_running' } });
  passTo(resultAt(round) + 1);
  expect(await balance()).toBe(opening.balance + 700);
  const { rounds = [], ...sums } = await statement();
  expect(sums).toMatchObject({ stakes: 20, wins: 720, otherMovements: 0, roundCount: 1 });
  expect(sums.balanceAfter).toBe(opening.balance + 700);
  expect(rounds).toHaveLength(1);
  const [settled] = rounds as { outcome?: unknown }[];
  const { tableSeed = '', tableRound = 0 } = (settled?.outcome ?? {}) as {
    tableSeed?: string;
    tableRound?: number;
  };
  expect(hashOf(tableSeed)).toBe(seedHash);
  expect(roulette.draw(tableSeed, tableRound)).toEqual({ number });
  expect(ledgerFaults(casino.database)).toEqual([]);
});

it('SPT-3 AUT-7 withholds a session’s totals until its open bet is settled', async () => {
  const { bet, leave, player } = await sit();
  const { round } = liveMoment(time());
  const pending = () => player.call('readPendingSlotSession');
  const listed = async () => (await player.call('listSlotSessions')).body.slotSessions[0]?.id;
  const { status: statusBefore, body: before } = await pending();
  const listedBefore = await listed();
  await bet({ [numberIn(round)]: 20 });
  const { body: left } = await leave();
  const params = { slotSessionId: left.id };
  expect(left).toMatchObject({ spentAmount: 20, wonAmount: 0, openStake: 20 });
  expect((await player.call('readSlotSession', { params })).body).toMatchObject({
    ended: { reason: 'left' },
    openStake: 20,
  });
  expect(await pending()).toMatchObject({ status: statusBefore, ...(before && { body: before }) });
  expect((await player.call('acknowledgeSlotSession', { params })).status).toBe(404);
  expect(await listed()).toBe(listedBefore);
  passTo(resultAt(round));
  const { openStake: _, ...settled } = { ...left, wonAmount: 720, totalSessionBalance: 700 };
  expect((await pending()).body).toEqual(settled);
  expect((await leave()).body).toEqual(settled);
  expect(await listed()).toBe(left.id);
  expect((await player.call('acknowledgeSlotSession', { params })).status).toBe(204);
});

it.each([
  ['ivory-table-baccarat', baccarat, { banker: 100, tie: 20 }],
  ['orchestra-pit-dice', twoDice, { under: 20, seven: 20, over: 20 }],
  ['spotlight-wheel', wheel, { 1: 100, 2: 100 }],
  ['madame-marquee', dragonTiger, { sun: 100, tie: 20 }],
  ['mic-drop-bingo', bingo, { 'card-1': 20, 'card-6': 100 }],
] as const)(
  'SPT-3 SPT-5 settles %s as a live table by its own rules',
  async (game, rules, chips) => {
    const { database, operator } = casino;
    const options = { database, settings: defaultSettings, now: operator.now };
    const table = createLiveApp(rules as SpotGame, options);
    const seat = await seated<LiveOpening & LiveStanding>(casino, table, {
      game,
      username: 'nadia',
    });
    const { round } = liveMoment(time());
    const placed = await seat.call('/bets', { key: randomUUID(), round, chips });
    expect(placed.body).toMatchObject({ bet: { round, chips } });
    passTo(resultAt(round));
    const {
      drawn,
      seed = '',
      seedHash,
    } = createLiveTable(database, rules as SpotGame, game).view(time());
    expect(hashOf(seed)).toBe(seedHash);
    expect(rules.draw(seed, round)).toEqual(drawn);
    const win = winOf(rules as SpotGame, drawn ?? {}, chips);
    expect((await seat.call('/standings', {})).body.last).toEqual({
      round,
      stake: stakeOf(chips),
      win,
    });
    await seat.leave();
    expect((await seat.statement()).rounds?.at(-1)?.outcome).toMatchObject({
      ...drawn,
      tableSeed: seed,
      chips,
    });
    expect(ledgerFaults(database)).toEqual([]);
  },
);
