import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Balance, Operations, PaymentMethod } from '../contract/types.ts';
import { parsed } from './entries.ts';
import { image, parseItems, toImage } from './items.ts';
import { amount, currency, transaction } from './money.ts';
import { type PaymentMethodInfo, published } from './payment-methods.ts';

/** A payment method: in which directions, as far as its terms are published. `code` is what payments name it by. */
export type CashierMethod = PaymentMethodInfo;

export type PaymentAnswer = Operations['deposit']['answer'];

const balance: v.GenericSchema<unknown, Balance> = v.object({
  currency,
  cash: amount,
  bonus: amount,
});
const payment: v.GenericSchema<unknown, PaymentAnswer> = v.object({ transaction, balance });
/** A method can be used whatever is wrong with its terms, which are then not told. */
const method = v.intersect([
  v.object({
    code: v.string(),
    name: v.string(),
    footerImage: v.fallback(v.nullable(image), null),
  }),
  v.fallback(published, {}),
]) satisfies v.GenericSchema<unknown, PaymentMethod>;

export const parseBalance = (wire: unknown): Balance | undefined => parsed(balance, wire);

export const parsePaymentAnswer = (wire: unknown): PaymentAnswer | undefined =>
  parsed(payment, wire);

export const parseCashierMethods = (
  wire: unknown,
  context: ParseContext,
): CashierMethod[] | undefined =>
  parseItems(
    wire,
    { type: 'payment method', schema: method, limit: 100 },
    context,
    ({ footerImage, ...info }) => ({
      ...info,
      ...(footerImage && { image: toImage(footerImage, context.operatorBase) }),
    }),
  );
