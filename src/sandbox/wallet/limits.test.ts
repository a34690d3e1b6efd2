import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';
import type { LimitKind, LimitPeriod, Limits } from '../../operator/contract/types.ts';

const DAY = 24 * 3_600_000;

let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

const limitOf = ({ limits }: Limits, kind: LimitKind, period: LimitPeriod) =>
  limits.find((limit) => limit.kind === kind && limit.period === period);

it('PGS-1 B9 applies a deposit limit at once, counts the day and delays a raise 72 hours', async () => {
  const nico = await operator.as('nico');
  const { limits } = (await nico.call('readLimits')).body;
  expect(limits).toHaveLength(12);
  expect(limits.every(({ amount, used }) => amount === null && used === 0)).toBe(true);
  const params = { kind: 'deposit', period: 'day' };
  await nico.pay('deposit', 3000);
  const set = await nico.call('setLimit', { params, body: { amount: 5000 } });
  expect(limitOf(set.body, 'deposit', 'day')).toEqual({ ...params, amount: 5000, used: 3000 });
  const tooMuch = await nico.pay('deposit', 2001);
  expect(tooMuch).toMatchObject({
    status: 422,
    body: { code: 'limit_exceeded', limit: 'deposit', period: 'day', left: 2000 },
  });
  expect((await nico.pay('deposit', 2000)).status).toBe(201);

  const raised = await nico.call('setLimit', { params, body: { amount: null } });
  const from = '2026-11-24T12:00:00.000Z';
  expect(limitOf(raised.body, 'deposit', 'day')).toMatchObject({
    amount: 5000,
    pending: { amount: null, from },
  });
  operator.pass(3 * DAY - 1);
  const later = await operator.as('nico');
  expect((await later.pay('deposit', 5001)).status).toBe(422);
  operator.pass(1);
  expect(limitOf((await later.call('readLimits')).body, 'deposit', 'day')).toEqual({
    ...params,
    amount: null,
    used: 0,
  });
  expect((await later.pay('deposit', 5001)).status).toBe(201);
});

it('PGS-1 names the tightest limit, not the first, when it refuses a deposit', async () => {
  const elio = await operator.as('elio');
  const set = (period: LimitPeriod, amount: number) =>
    elio.call('setLimit', { params: { kind: 'deposit', period }, body: { amount } });
  await set('month', 12_500);
  await set('week', 5000);
  expect(await elio.pay('deposit', 20_000)).toMatchObject({
    status: 422,
    body: { code: 'limit_exceeded', limit: 'deposit', period: 'week', left: 5000 },
  });
  expect((await elio.pay('deposit', 5000)).status).toBe(201);
});

it('PGS-1 refuses invalid limits', async () => {
  const { call } = await operator.as('elio');
  const set = (kind: string, period: string, amount: unknown) =>
    call('setLimit', { params: { kind, period }, body: { amount } });
  for (const amount of [0, -1, 1.5, 100_000_001]) {
    expect(await set('stake', 'week', amount)).toMatchObject({
      status: 422,
      body: { code: 'amount_invalid', field: 'amount' },
    });
  }
  expect((await set('stake', 'week', '5')).body).toMatchObject({ code: 'type_invalid' });
  expect((await set('time', 'day', 1441)).body).toMatchObject({ code: 'amount_invalid' });
  expect((await set('stake', 'year', 5)).status).toBe(404);
  expect((await set('love', 'week', 5)).status).toBe(404);
});

it('PGS-1 stops deposits but not withdrawals in a break, which cannot be shortened', async () => {
  const nadia = await operator.as('nadia');
  await nadia.identify();
  await nadia.pay('deposit', 2000);
  const exclude = (days: number, kind = 'break') => nadia.call('exclude', { body: { kind, days } });
  for (const [kind, days] of [
    ['break', 0],
    ['break', 43],
    ['self-exclusion', 182],
    ['self-exclusion', 1827],
  ] as const) {
    expect(await exclude(days, kind)).toMatchObject({
      status: 422,
      body: { code: 'days_invalid', field: 'days' },
    });
  }
  const { body: week } = await exclude(7);
  expect(Date.parse(week.until ?? '') - Date.parse(week.since)).toBe(7 * DAY);
  expect((await exclude(1)).body).toMatchObject({ kind: 'break', until: week.until });
  expect((await nadia.call('readLimits')).body.exclusion).toEqual(week);
  expect((await nadia.call('readProfile')).body).toMatchObject({
    accountStatus: 'excluded',
    accountStatusChangeReason: 'break',
  });
  expect(await nadia.pay('deposit', 500)).toMatchObject({
    status: 403,
    body: { code: 'excluded' },
  });
  expect((await nadia.pay('withdraw', 1000)).status).toBe(201);
  operator.pass(7 * DAY);
  const later = await operator.as('nadia');
  expect((await later.pay('deposit', 500)).status).toBe(201);
  expect((await later.call('readLimits')).body.exclusion).toBeUndefined();
});

it('S9 PGS-1 ends every session at a self-exclusion and refuses log-in until it is over', async () => {
  const [phone, laptop] = [await operator.as('vera'), await operator.as('vera')];
  const { body } = await phone.call('exclude', { body: { kind: 'self-exclusion', days: 183 } });
  for (const { call } of [phone, laptop]) expect((await call('readProfile')).status).toBe(401);
  await expect(operator.as('vera')).resolves.toMatchObject({ token: undefined });
  operator.pass(182 * DAY);
  await expect(operator.as('vera')).resolves.toMatchObject({ token: undefined });
  operator.pass(DAY);
  expect((await operator.as('vera')).token).toBeDefined();
  expect(body.kind).toBe('self-exclusion');
});

it('PGS-1 returns the first response when a break or limit is repeated with its key', async () => {
  const vera = await operator.as('vera');
  const once = { 'Idempotency-Key': randomUUID() };
  const week = { body: { kind: 'break', days: 7 }, headers: once };
  const first = await vera.call('exclude', week);
  const params = { kind: 'stake', period: 'week' };
  const lower = { params, body: { amount: 900 }, headers: { 'Idempotency-Key': randomUUID() } };
  const limits = await vera.call('setLimit', lower);
  await vera.call('setLimit', { params, body: { amount: 500 } });

  operator.pass(3_600_000);
  expect(await vera.call('exclude', week)).toMatchObject({ status: 201, body: first.body });
  expect(await vera.call('setLimit', lower)).toMatchObject({ status: 200, body: limits.body });
  const now = (await vera.call('readLimits')).body;
  expect(now.exclusion).toEqual(first.body);
  expect(limitOf(now, 'stake', 'week')).toMatchObject({ amount: 500 });

  for (const [operation, call] of [
    ['exclude', { ...week, body: { kind: 'break', days: 14 } }],
    ['setLimit', { ...lower, params: { ...params, period: 'month' } }],
  ] as const) {
    expect(await vera.call(operation, call)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const headers = { 'Idempotency-Key': undefined };
    expect(await vera.call(operation, { ...call, headers })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_missing' },
    });
  }
});
