import * as v from 'valibot';
import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import { balance, depositAnswer } from './contract/schemas.ts';
import type { Balance, Operations } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';
import { bareMethod, parseMethods, published } from './parsing/payment-method.ts';
import type { PaymentMethodInfo } from './payment-methods.ts';

export type { Balance } from './contract/types.ts';

export type Payment = Operations['deposit']['request'];

export type PaymentDirection = 'deposit' | 'withdrawal';

/** A payment method with its directions, if terms are published. Payments refer to its `code`. */
export type CashierMethod = PaymentMethodInfo;

export type PaymentAnswer = Operations['deposit']['answer'];

const parser = () => import('./wallet.ts');
/** Whether a method supports a direction. Without published terms it may support both, and the operator decides. */
export const takes = (method: CashierMethod, direction: PaymentDirection): boolean =>
  method[direction] !== undefined || (!method.deposit && !method.withdrawal);

/** The player's balance in minor units. */
export function balanceQuery(accountCode: string): Query<Balance> {
  return {
    key: `player:balance:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'balance'),
    parse: async (wire) => (await parser()).parseBalance(wire),
  };
}

/** All payment methods, the same for every player. */
export function cashierMethodsQuery(): Query<CashierMethod[]> {
  return {
    key: 'payment-methods:cashier',
    family: 'operator',
    path: '/payment-methods',
    parse: async (wire, context) => (await parser()).parseCashierMethods(wire, context),
  };
}

/**
 * Deposits or withdraws; idempotent by key and payment.
 * @param key idempotency key (UUID)
 * @returns the transaction; refusals: 422 `limit_exceeded` (`limit`, `left`), `amount_out_of_range` (`least`, `most`),
 * 403 `account_blocked`, `excluded` or `identity_needed`, 409 `insufficient_funds` or `request_in_progress`
 */
export const pay = (
  api: Api,
  direction: PaymentDirection,
  payment: Payment,
  key: string,
): Promise<Result<PaymentAnswer, HttpError>> =>
  call(
    api,
    {
      family: 'paymentProxy',
      method: 'POST',
      path: `/${direction}s`,
      body: payment,
      idempotencyKey: key,
    },
    async (wire) => (await parser()).parsePaymentAnswer(wire),
  );

/** A method with invalid terms is usable, but its terms are not shown. */
const method = v.intersect([bareMethod, v.fallback(published, {})]);

export const parseBalance = (wire: unknown): Balance | undefined => parsed(balance, wire);

export const parsePaymentAnswer = (wire: unknown): PaymentAnswer | undefined =>
  parsed(depositAnswer, wire);

export const parseCashierMethods = (
  wire: unknown,
  context: ParseContext,
): CashierMethod[] | undefined => parseMethods(wire, method, context);
