import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';

/** A slow bank that answers when the test says so. */
function heldBank() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  return {
    slowBank() {
      asked += 1;
      return answered;
    },
    isAsked: (times: number) => expect.poll(() => asked).toBe(times),
    answer,
  };
}

const bank = heldBank();
let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator({ slowBank: bank.slowBank });
});
afterAll(() => operator.stop());

const card = (amount: unknown, more = {}) => ({
  amount,
  currency: 'EUR',
  method: 'norte',
  ...more,
});

it('PGS-1 shows deposits and withdrawals in the balance and the list at once', async () => {
  const nico = await operator.as('nico');
  await nico.identify();
  expect(await nico.pay('deposit', 200_001)).toMatchObject({
    status: 422,
    body: { code: 'amount_out_of_range', least: 500, most: 200_000 },
  });
  const { status, body } = await nico.pay('deposit', 5000);
  expect({ status, balance: body.balance }).toEqual({
    status: 201,
    balance: { currency: 'EUR', cash: 5000, bonus: 0 },
  });
  const withdrawal = await nico.pay('withdraw', 1250);
  expect(withdrawal.body.transaction).toMatchObject({
    kind: 'withdrawal',
    amount: -1250,
    balanceAfter: 3750,
    status: 'pending',
    text: 'Norte Card',
  });
  expect((await nico.call('readBalance')).body.cash).toBe(3750);
  const { transactions } = (await nico.call('listTransactions')).body;
  expect(transactions).toEqual([withdrawal.body.transaction, body.transaction]);

  operator.pass(3_600_000);
  expect((await nico.call('listTransactions')).body.transactions[0]?.status).toBe('booked');
  expect((await nico.call('readBalance')).body.cash).toBe(3750);
});

it('PGS-1 refunds a withdrawal that the bank returns and marks it as refused', async () => {
  const nadia = await operator.as('nadia');
  await nadia.identify();
  const { balanceAfter } = (await nadia.pay('deposit', 5000)).body.transaction;
  await nadia.pay('withdraw', 1013);
  operator.pass(3_600_000);
  const [back, asked] = (await nadia.call('listTransactions')).body.transactions;
  expect(back).toMatchObject({ kind: 'correction', amount: 1013, balanceAfter });
  expect(asked).toMatchObject({ kind: 'withdrawal', amount: -1013, status: 'refused' });
});

it('PGS-1 refuses withdrawals without a valid identity document', async () => {
  const vera = await operator.as('vera');
  expect((await vera.pay('withdraw', 1000)).status).toBe(201);
  // His document expired six weeks ago.
  const elio = await operator.as('elio');
  await elio.pay('deposit', 2000);
  expect(await elio.pay('withdraw', 1000)).toMatchObject({
    status: 403,
    body: { code: 'identity_needed' },
  });
  await elio.identify();
  expect((await elio.pay('withdraw', 1000)).status).toBe(201);
});

it('B15 B16 B17 R1 makes one payment per key, repeats its response, refuses another body', async () => {
  const elio = await operator.as('elio');
  const { cash } = (await elio.call('readBalance')).body;
  const key = randomUUID();
  const send = async (body: object, headers = {}) => {
    const response = await fetch(`${operator.url}/payment-proxy/deposits`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${elio.token}`,
        'Idempotency-Key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
  };
  const [first, ...others] = await Promise.all(Array.from({ length: 30 }, () => send(card(700))));
  expect(new Set(others)).toEqual(new Set([first]));
  expect(first).toMatch(/^201 application\/json/);
  operator.pass(24 * 3_600_000 - 1);
  const again = await operator.as('elio');
  expect(
    await send(
      { method: 'norte', currency: 'EUR', amount: 700 },
      { Authorization: `Bearer ${again.token}` },
    ),
  ).toBe(first);
  expect((await again.call('readBalance')).body.cash).toBe(cash + 700);

  const other = await again.pay('deposit', 701, key);
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  const headers = { 'Idempotency-Key': undefined };
  const missing = await again.call('deposit', { body: card(700), headers });
  expect(missing).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
  // A refusal is repeated, too, with the request id of the first call.
  const refused = randomUUID();
  const refusal = await again.pay('withdraw', 9_999_999, refused);
  expect(refusal).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } });
  expect((await again.pay('withdraw', 9_999_999, refused)).body).toEqual(refusal.body);

  const slow = randomUUID();
  const running = again.pay('deposit', 577, slow);
  await bank.isAsked(1);
  const hasty = await again.pay('deposit', 577, slow);
  expect(hasty).toMatchObject({ status: 409, body: { code: 'request_in_progress' } });
  expect(hasty.headers.get('retry-after')).toBe('2');
  expect((await again.pay('deposit', 577, slow)).status).toBe(409);
  bank.answer();
  const { body } = await running;
  expect((await again.pay('deposit', 577, slow)).body).toEqual(body);
  expect((await again.call('readBalance')).body.cash).toBe(cash + 700 + 577);
});

it('B6 B7 B8 B10 REQ-4 refuses invalid payments field by field and books nothing', async () => {
  const vera = await operator.as('vera');
  const before = (await vera.call('readBalance')).body;
  const refusals: readonly (readonly [unknown, number, string])[] = [
    [card('5'), 422, 'type_invalid'],
    [card(null), 422, 'type_invalid'],
    [card(0), 422, 'amount_invalid'],
    [card(-1), 422, 'amount_invalid'],
    [card(0.5), 422, 'amount_invalid'],
    [card(2 ** 53), 422, 'amount_invalid'],
    [card(500, { currency: 'USD' }), 422, 'currency_mismatch'],
    [card(500, { method: 'constructor' }), 422, 'method_unknown'],
    [card(500, { balance: 1 }), 400, 'field_not_allowed'],
    [card(513), 422, 'payment_refused'],
    [card(499), 422, 'amount_out_of_range'],
  ];
  for (const [body, status, code] of refusals) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await vera.call('deposit', { body, headers });
    expect({ sent: body, ...answer }).toMatchObject({ sent: body, body: { code }, status });
  }
  expect(await vera.pay('withdraw', 999)).toMatchObject({
    status: 422,
    body: { code: 'amount_out_of_range', least: 1000, most: 1_000_000 },
  });
  const voucher = await vera.call('withdraw', {
    body: card(500, { method: 'tallyslip' }),
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(voucher).toMatchObject({ status: 422, body: { code: 'method_not_allowed' } });
  const stranger = await vera.call('deposit', { body: card(500), token: undefined });
  expect(stranger).toMatchObject({ status: 401, body: { code: 'token_missing' } });
  expect((await vera.call('readBalance')).body).toEqual(before);
});

it('PGS-1 refuses payments of a blocked account', async () => {
  for (const name of ['ana', 'bruno']) {
    const player = await operator.as(name);
    for (const operation of ['deposit', 'withdraw'] as const) {
      const answer = await player.pay(operation, 500);
      expect(answer).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    }
  }
});

it('PGS-1 SEC refuses a payment if the account is blocked or excluded while the bank is slow', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slow-bank-'));
  const bank = heldBank();
  const slow = await startOperator({ dataDir, slowBank: bank.slowBank });
  onTestFinished(async () => {
    await slow.stop();
    rmSync(dataDir, { recursive: true });
  });
  const database = new DatabaseSync(join(dataDir, 'operator.sqlite'));
  const block = database.prepare("UPDATE accounts SET status = 'blocked' WHERE account_code = ?");
  const [vera, nadia] = [await slow.as('vera'), await slow.as('nadia')];
  const cashOf = async ({ call }: typeof vera) => (await call('readBalance')).body.cash;
  const before = [await cashOf(vera), await cashOf(nadia)];
  const paying = [vera.pay('deposit', 577), nadia.pay('deposit', 577)];
  await bank.isAsked(2);
  block.run(vera.accountCode);
  await nadia.call('exclude', { body: { kind: 'break', days: 7 } });
  bank.answer();
  expect(await Promise.all(paying)).toMatchObject([
    { status: 403, body: { code: 'account_blocked' } },
    { status: 403, body: { code: 'excluded' } },
  ]);
  expect([await cashOf(vera), await cashOf(nadia)]).toEqual(before);
  database.close();
});
