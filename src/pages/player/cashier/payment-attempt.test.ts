import { expect, test } from 'vitest';
import type { Api, ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { createAnswers } from '../../../state/answers.ts';
import { askForPayment, openPayment, type PaymentAttempt } from './payment-attempt.ts';

const attempt: PaymentAttempt = {
  key: '0b8f7f0e-8a2c-4d3e-9a51-1f6f0f6c1a11',
  direction: 'deposit',
  payment: { amount: 5000, currency: 'EUR', method: 'norte' },
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
const refusal = (status: number, code: string): HttpError => ({
  kind: 'status',
  status,
  url: '',
  problem: { code, more: {} },
});

/** An operator that gives these answers, one after the other, and notes what it was asked. */
function operator(...given: Result<unknown, HttpError>[]) {
  const asked: ApiRequest[] = [];
  const api: Api = {
    send: async (request) => {
      asked.push(request);
      return given.shift() ?? failure(lost);
    },
  };
  const answers = createAnswers();
  return { asked, answers, tools: { api, answers, accountCode: 'AB12CD', pauses: [0, 0] } };
}
const balance = (answers: ReturnType<typeof createAnswers>) =>
  answers.entries['player:balance:AB12CD']?.value;

test('PGS-1 a lost answer is asked for again with the same key and body, and the balance is the operator’s', async () => {
  const { asked, answers, tools } = operator(failure(lost), success('torn'), success(booked));
  const outcome = await askForPayment(attempt, tools);
  expect(outcome.kind).toBe('booked');
  expect(asked.map(({ idempotencyKey, body }) => ({ idempotencyKey, body }))).toEqual(
    Array(3).fill({ idempotencyKey: attempt.key, body: attempt.payment }),
  );
  expect(balance(answers)).toEqual(booked.balance);
  expect(openPayment(answers)).toBeUndefined();
});

test('PGS-1 without an answer the attempt stays open, whatever page the player looks at, and no balance is made up', async () => {
  const { answers, tools } = operator(failure(lost), failure(refusal(503, 'unavailable')));
  expect((await askForPayment(attempt, tools)).kind).toBe('unknown');
  expect(openPayment(answers)).toEqual(attempt);
  expect(balance(answers)).toBeUndefined();
});

test('PGS-1 a refusal is an answer; the same key at work is none', async () => {
  const { asked, answers, tools } = operator(
    failure(refusal(409, 'request_in_progress')),
    failure(refusal(422, 'limit_exceeded')),
  );
  expect((await askForPayment(attempt, tools)).kind).toBe('refused');
  expect(asked).toHaveLength(2);
  expect(openPayment(answers)).toBeUndefined();
});

test('PGS-1 a session that ends takes its payment with it: nobody else’s token asks again', async () => {
  const { asked, tools } = operator(failure({ kind: 'cancelled', url: '' }));
  expect((await askForPayment(attempt, tools)).kind).toBe('unknown');
  expect(asked).toHaveLength(1);
});

test('PGS-1 an attempt whose player has left is not repeated for whoever comes next', async () => {
  const { asked, answers, tools } = operator(failure(lost), success(booked));
  const api: Api = {
    async send(request) {
      const answer = await tools.api.send(request);
      for (const key of Object.keys(answers.entries)) delete answers.entries[key];
      return answer;
    },
  };
  expect((await askForPayment(attempt, { ...tools, api })).kind).toBe('unknown');
  expect(asked.length).toBe(1);
});
