import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { GAME, refusal, startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import { createGameDoor } from './game-door.ts';
import { createStepDoor } from './step-door.ts';

const MINUTE = 60_000;
/** Each test starts its own casino, ms. */
const TIMEOUT = 30_000;
const limits = { minutes: 30, loss: 500, noticeMinutes: 15, pauseHours: 24 };
let casino: Awaited<ReturnType<typeof startCasino>>;
afterEach(() => casino.stop());

it(
  'SPT-5 es: requires limits, enforces notices, ends by time, and holds the pause',
  async () => {
    casino = await startCasino('es');
    const nico = await casino.seat('nico');
    expect((await nico.start({ limits: { minutes: 30 } })).body).toMatchObject({
      code: 'limits_required',
      errors: [{ field: 'limits.loss' }, { field: 'limits.noticeMinutes' }],
    });
    expect((await nico.start({ limits: { ...limits, noticeMinutes: 14 } })).body).toMatchObject({
      code: 'limits_invalid',
    });

    const { play, ask } = await nico.sitDown({ limits });
    play(20);
    casino.operator.pass(2999);
    expect(refusal(() => play(20))).toBe('429 round_too_soon');
    casino.operator.pass(1);
    play(20);
    casino.operator.pass(14 * MINUTE);
    play(20);
    casino.operator.pass(MINUTE - 3000);
    expect(refusal(() => play(20))).toBe('409 notice_due');
    await ask('acknowledgeNotice');
    play(20);
    const { startedAt, noticeDueAt = '' } = (await ask('readSlotSession')).body;
    expect(Date.parse(noticeDueAt) - Date.parse(startedAt)).toBe(30 * MINUTE);
    casino.operator.pass(14 * MINUTE);
    play(20);
    casino.operator.pass(2 * MINUTE);
    expect((await ask('readSlotSession')).body).toMatchObject({
      elapsedSeconds: 30 * 60,
      ended: { reason: 'time' },
    });
    const paused = await nico.start({ limits });
    expect(paused).toMatchObject({ status: 422, body: { code: 'paused' } });
    const { until } = paused.body as unknown as { until: string };
    expect(Date.parse(until) - Date.parse(startedAt)).toBe(24 * 60 * MINUTE + 30 * MINUTE);
    casino.operator.pass(25 * 60 * MINUTE);
    const later = await casino.operator.as('nico');
    expect((await later.call('readRunningSlotSession')).status).toBe(204);
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { game: GAME, device: 'desktop', limits };
    expect((await later.call('startSlotSession', { body, headers })).status).toBe(201);
  },
  TIMEOUT,
);

it(
  'SPT-5 es: keeps stakes within the loss limit net of wins, and ends at the limit',
  async () => {
    casino = await startCasino('es');
    const nico = await casino.seat('nico');
    const { play, ask } = await nico.sitDown({ limits: { ...limits, pauseHours: 0 } });
    const next = (stake: number, win = 0) => {
      casino.operator.pass(3000);
      return play(stake, win);
    };
    expect(refusal(() => next(501))).toBe('422 limit_exceeded');
    next(400, 100);
    expect(refusal(() => next(201))).toBe('422 limit_exceeded');
    next(100);
    expect((await ask('readSlotSession')).body.ended).toBeUndefined();
    // Ten cents are left, less than the smallest stake.
    next(90);
    expect((await ask('readSlotSession')).body.ended?.reason).toBe('loss');
    expect((await nico.start({ limits })).status).toBe(201);
  },
  TIMEOUT,
);

it.each([100, 150])(
  'SPT-5 es: holds the pause if an unfinished hand leaves less than a stake of a limit of %i',
  async (loss) => {
    casino = await startCasino('es');
    const nico = await casino.seat('nico');
    const leave = (slotSessionId: string) =>
      nico.call('endSlotSession', { params: { slotSessionId } });
    // A limit below the smallest stake is not reached without a round.
    const game = 'stagehand-holdem';
    const unplayed = (await nico.start({ game, limits: { ...limits, loss: 50 } })).body;
    await leave(unplayed.id);
    const { id, launch } = (await nico.start({ game, limits: { ...limits, loss } })).body;
    const at = [casino.database, casino.operator.settings, 'casino-holdem'] as const;
    const now = casino.operator.now();
    const { token } = createGameDoor(...at).openGame(launch?.ticket ?? '', now);
    const take = () => ({ stake: 100, win: 0, outcome: {}, played: {}, isOver: false });
    const step = { key: randomUUID(), body: {}, take };
    createStepDoor(...at).playStep(token, step, now);
    // Leaving folds the hand, as the player could have done.
    await leave(id);
    expect(await nico.start({ limits })).toMatchObject({ status: 422, body: { code: 'paused' } });
  },
  TIMEOUT,
);

it(
  'SPT-5 gb: sends a notice every hour, paces rounds at 2.5 s, caps slot stakes by age',
  async () => {
    casino = await startCasino('gb');
    const nico = await casino.seat('nico');
    const { play, ask } = await nico.sitDown();
    expect((await ask('readSlotSession')).body.limits).toEqual({ noticeMinutes: 60 });
    expect(refusal(() => play(501))).toBe('422 stake_too_high');
    play(500);
    casino.operator.pass(2499);
    expect(refusal(() => play(20))).toBe('429 round_too_soon');
    for (let minutes = 0; minutes < 60; minutes += 12) {
      casino.operator.pass(12 * MINUTE);
      if (minutes < 48) play(20);
    }
    expect(refusal(() => play(20))).toBe('409 notice_due');
    await ask('endSlotSession');

    const nadia = await casino.seat('nadia');
    casino.database
      .prepare("UPDATE accounts SET birth_date = '2003-05-20' WHERE account_code = ?")
      .run(nadia.accountCode);
    const young = await nadia.sitDown();
    expect(refusal(() => young.play(201))).toBe('422 stake_too_high');
    young.play(200);

    // Calling doubles the ante of a card game, which has no cap.
    const { launch } = (await nico.start({ game: 'stagehand-holdem' })).body;
    const at = [casino.database, casino.operator.settings, 'casino-holdem'] as const;
    const now = casino.operator.now();
    const { token } = createGameDoor(...at).openGame(launch?.ticket ?? '', now);
    const stakeInAll = (stake: number, isOver: boolean) => {
      const take = () => ({ stake, win: 0, outcome: {}, played: {}, isOver });
      const step = { key: randomUUID(), body: { stake }, take };
      return createStepDoor(...at).playStep(token, step, now);
    };
    stakeInAll(500, false);
    expect(refusal(() => stakeInAll(1500, true))).toBe('none');
  },
  TIMEOUT,
);
