import { expect, test } from 'vitest';
import type { Api, ApiRequest } from '../../../../http/api.ts';
import type { HttpError } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import { createAnswers } from '../../../state/answers.ts';
import { createOpenWrites } from '../../../state/open-writes/open-writes.ts';
import { createMemoryStore } from '../../../state/persist/fallback.ts';
import { askForPayment, type PaymentAttempt } from './payment-attempt.ts';

const attempt: PaymentAttempt = {
  key: '0b8f7f0e-8a2c-4d3e-9a51-1f6f0f6c1a11',
  account: 'AB12CD',
  at: 1_800_000_000_000,
  wish: {
    kind: 'payment',
    direction: 'deposit',
    payment: { amount: 5000, currency: 'EUR', method: 'norte' },
  },
};
const booked = {
  transaction: {
    id: 't1',
    kind: 'deposit',
    amount: 5000,
    currency: 'EUR',
    balanceAfter: 7000,
    at: '2026-01-02T03:04:05Z',
    status: 'booked',
  },
  balance: { currency: 'EUR', cash: 7000, bonus: 0 },
};
const lost: HttpError = { kind: 'network', url: '' };

/** A fake operator that returns these responses in order and records its requests. */
function operator(...given: Result<unknown, HttpError>[]) {
  const asked: ApiRequest[] = [];
  const api: Api = {
    send: async (request) => {
      asked.push(request);
      return given.shift() ?? failure(lost);
    },
  };
  const answers = createAnswers();
  const writes = createOpenWrites(createMemoryStore());
  return { asked, answers, tools: { api, answers, writes, isMine: () => true, pauses: [0, 0] } };
}
const balance = (answers: ReturnType<typeof createAnswers>) =>
  answers.entries['player:balance:AB12CD']?.value;

test('PGS-1 retries with the same key and body, and takes the operator’s balance', async () => {
  const { asked, answers, tools } = operator(failure(lost), success('torn'), success(booked));
  const outcome = await askForPayment(attempt, tools);
  expect(outcome.kind).toBe('done');
  expect(asked.map(({ idempotencyKey, body }) => ({ idempotencyKey, body }))).toEqual(
    Array(3).fill({ idempotencyKey: attempt.key, body: attempt.wish.payment }),
  );
  expect(balance(answers)).toEqual(booked.balance);
  expect(tools.writes.state.list).toEqual([]);
});

test('PGS-1 keeps the attempt open without a response, and invents no balance', async () => {
  const { answers, tools } = operator(failure(lost), failure(lost));
  expect((await askForPayment(attempt, tools)).kind).toBe('unknown');
  expect(tools.writes.state.list).toEqual([attempt]);
  expect(balance(answers)).toBeUndefined();
});

test('PGS-1 ignores the balance in the response to a payment from before a reload', async () => {
  const { answers, tools } = operator(success(booked));
  await tools.writes.keep(attempt);
  expect((await askForPayment(attempt, tools)).kind).toBe('done');
  expect(balance(answers)).toBeUndefined();
});
