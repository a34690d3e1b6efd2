import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { refusal, startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import { ledgerFaults } from '../wallet/ledger-check.ts';
import { createGameDoor } from './game-door.ts';
import { createStepDoor } from './step-door.ts';

const MINUTE = 60_000;
let casino: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
});
afterAll(() => casino.stop());

const weather = (slotsSession: object) =>
  casino.operator.send('PUT', '/operator/weather', { slotsSession });

it('SPT-3 F41 leaves nothing half-done after a failed start; one session per key', async () => {
  const nico = await casino.seat('nico');
  const key = randomUUID();
  await weather({ failureRate: 1, status: 503 });
  expect((await nico.start({}, key)).status).toBe(503);
  await weather({});
  expect((await nico.call('readRunningSlotSession')).status).toBe(204);

  const first = await nico.start({}, key);
  expect(first).toMatchObject({
    status: 201,
    body: {
      game: { slug: 'moth-and-moon', title: 'Moth & Moon' },
      balance: 5000,
      rounds: 0,
      elapsedSeconds: 0,
      limits: {},
      launch: { family: 'nyx' },
    },
  });
  expect((await nico.start({}, key)).body).toEqual(first.body);
  expect(await nico.start({ game: 'velvet-fox' })).toMatchObject({
    status: 409,
    body: { code: 'session_open', id: first.body.id, game: first.body.game },
  });
  expect(await nico.start({ device: 'phone' }, key)).toMatchObject({
    body: { code: 'idempotency_key_reused' },
  });
  const params = { slotSessionId: first.body.id };
  expect((await nico.call('endSlotSession', { params })).status).toBe(200);
  expect((await nico.call('readRunningSlotSession')).status).toBe(204);
});

it('SPT-3 AUT-7 books rounds once per key, and returns a pending summary on leaving', async () => {
  const nadia = await casino.seat('nadia');
  const { play, ask, token, slotSessionId } = await nadia.sitDown();
  const before = (await nadia.call('readBalance')).body;
  const key = randomUUID();
  expect(play(100, 250, key).round).toMatchObject({ number: 1, stake: 100, win: 250 });
  const repeated = play(100, 0, key).round;
  expect(repeated).toMatchObject({ number: 1, win: 250, outcome: { stops: [250] } });
  expect(play(200).round).toMatchObject({ number: 2 });
  casino.operator.pass(90_000);
  const { body: summary } = await ask('endSlotSession');
  expect(summary).toMatchObject({
    id: slotSessionId,
    spentTime: 90,
    spentAmount: 300,
    wonAmount: 250,
    totalSessionBalance: -50,
  });
  expect((await ask('endSlotSession')).body).toEqual(summary);
  expect((await nadia.call('readPendingSlotSession')).body).toEqual(summary);
  const { cash, bonus } = (await nadia.call('readBalance')).body;
  expect(cash + bonus).toBe(before.cash + before.bonus - 50);
  expect(refusal(() => play(100))).toBe('409 session_ended');
  // The last round stays available, so that a game can finish showing it.
  expect(casino.door.lastRound(token, casino.operator.now())?.stake).toBe(200);
  expect(ledgerFaults(casino.database)).toEqual([]);
});

it('SPT-3 ends the older frame, not the session, on a relaunch, and reports `taken-over`', async () => {
  const nico = await casino.seat('nico');
  const { play, slotSessionId } = await nico.sitDown();
  const phone = await casino.operator.as('nico');
  const params = { slotSessionId };
  play(100, 30);
  const { body: launch } = await phone.call('relaunchSlotSession', { params });
  const now = casino.operator.now();
  expect(refusal(() => play(100))).toBe('401 token_invalid');
  const { token, session } = casino.door.openGame(launch.ticket, now);
  expect(session.id).toBe(slotSessionId);
  expect(casino.door.lastRound(token, now)).toMatchObject({ number: 1, win: 30 });
  expect(refusal(() => casino.door.openGame(launch.ticket, now))).toBe('401 ticket_invalid');
  await nico.call('endSlotSession', { params });
  expect((await phone.call('readSlotSession', { params })).body.ended?.reason).toBe('taken-over');
  const stranger = await casino.operator.as('nadia');
  expect((await stranger.call('readSlotSession', { params })).status).toBe(404);
});

it('SPT-5 AUT-7 ends a session at log-out, inactivity or a break, at that moment', async () => {
  const nico = await casino.seat('nico');
  const left = await nico.sitDown();
  left.play(100);
  casino.operator.pass(5 * MINUTE);
  left.play(100);
  casino.operator.pass(60 * MINUTE);
  expect((await left.ask('readSlotSession')).body).toMatchObject({
    elapsedSeconds: 20 * 60,
    ended: { reason: 'inactive' },
  });

  const signedOut = await nico.sitDown();
  casino.operator.pass(2 * MINUTE);
  await nico.call('signOutEverywhere');
  casino.operator.pass(60 * MINUTE);
  expect(refusal(() => signedOut.play(100))).toBe('409 session_ended');
  const again = await casino.seat('nico');
  const of = (slotSessionId: string) => ({ params: { slotSessionId } });
  expect((await again.call('readSlotSession', of(signedOut.slotSessionId))).body).toMatchObject({
    elapsedSeconds: 2 * 60,
    ended: { reason: 'signed-out' },
  });

  const stopped = await again.sitDown();
  await again.call('exclude', { body: { kind: 'break', days: 1 } });
  expect(refusal(() => stopped.play(100))).toBe('409 session_ended');
  expect((await stopped.ask('readSlotSession')).body.ended?.reason).toBe('excluded');
  expect((await again.start()).body).toMatchObject({ code: 'excluded' });
});

it.each([
  ['ends by inactivity', 'vera', 'last_seen_at = last_seen_at - 465 * 60000'],
  ['reaches its eight hours', 'nadia', 'ends_at = ends_at - 465 * 60000'],
])(
  'SPT-5 AUT-7 ends play when the log-in %s, even if rounds are played',
  async (_, username, sooner) => {
    const player = await casino.seat(username);
    const game = await player.sitDown();
    casino.database.exec(`UPDATE sessions SET ${sooner}`);
    casino.operator.pass(8 * MINUTE);
    game.play(100);
    casino.operator.pass(8 * MINUTE);
    expect(refusal(() => game.play(100))).toBe('409 session_ended');
    const { token } = await casino.operator.as(username);
    const { slotSessionId } = game;
    const read = await player.call('readSlotSession', { params: { slotSessionId }, token });
    expect(read.body.ended?.reason).toBe('signed-out');
  },
);

it('SPT-3 states why a player may not play or a game is unavailable', async () => {
  const code = async (username: string, game = 'moth-and-moon') => {
    const { call } = await casino.operator.as(username);
    const { status, body } = await call('startSlotSession', {
      body: { game, device: 'phone' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    return `${status} ${(body as unknown as { code: string }).code}`;
  };
  expect(await code('bruno')).toBe('403 account_blocked');
  expect(await code('elio')).toBe('403 documents_needed');
  expect(await code('vera', 'no-such-game')).toBe('404 not_found');
  expect(await code('vera', 'blue-room-blackjack')).toBe('409 game_unavailable');
});

it('SPT-5 PGS-1 ends play at a break that begins while a round is being sent', async () => {
  const nadia = await casino.seat('nadia');
  const { token, ask } = await nadia.sitDown();
  const sent = casino.operator.now();
  casino.operator.pass(1000);
  const playAt = (now: Date) =>
    refusal(() =>
      casino.door.playRound(
        token,
        {
          key: randomUUID(),
          stake: 20,
          draw: () => ({ win: 0, outcome: { stops: [] } }),
        },
        now,
      ),
    );
  await nadia.call('exclude', {
    body: { kind: 'break', days: 1 },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  // The round waited for another process's write, so its time is before the break.
  playAt(sent);
  expect(playAt(casino.operator.now())).toBe('409 session_ended');
  expect((await ask('readSlotSession')).body.ended?.reason).toBe('excluded');
});

/** A player in a casino of its own, whose account is held for review when the test says so. */
async function seatSuspect() {
  const own = await startCasino();
  onTestFinished(() => own.stop());
  const nadia = await own.seat('nadia');
  async function hold() {
    // The phone of another player.
    const phone = '+34600100205';
    await nadia.call('changePersonalData', { body: { phone } });
    const code = await own.operator.codeTo(phone);
    await nadia.call('confirmPhone', { body: { code } });
    expect((await nadia.call('readProfile')).body.accountStatusChangeReason).toBe('under-review');
  }
  return { own, nadia, hold };
}

it('SPT-3 RTE-6 takes no stake in a running session once the account is held for review', async () => {
  const { nadia, hold } = await seatSuspect();
  const game = await nadia.sitDown();
  game.play(100);
  await hold();
  expect(refusal(() => game.play(100))).toBe('403 account_blocked');
});

it('SPT-3 RTE-6 lets a held account finish its open hand without a new stake', async () => {
  const { own, nadia, hold } = await seatSuspect();
  const { launch } = (await nadia.start({ game: 'stagehand-holdem' })).body;
  const at = [own.database, own.operator.settings, 'casino-holdem'] as const;
  const now = own.operator.now();
  const { token } = createGameDoor(...at).openGame(launch?.ticket ?? '', now);
  /** Makes a move after which all stakes of the hand come to this sum. */
  const move = (stake: number, win?: number) => {
    const after = { stake, win: win ?? 0, outcome: {}, played: {}, isOver: win !== undefined };
    const step = { key: randomUUID(), body: { stake }, take: () => after };
    return createStepDoor(...at).playStep(token, step, now);
  };
  const { balance } = move(500);
  await hold();
  expect(refusal(() => move(1500, 0))).toBe('403 account_blocked');
  expect(move(500, 700).balance).toBe(balance + 700);
  expect(refusal(() => move(500))).toBe('403 account_blocked');
});
