import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { balance, depositAnswer } from '../contract/schemas.ts';
import type { Balance, Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';
import { parseItems, toImage } from './items.ts';
import { bareMethod, type PaymentMethodInfo, published } from './payment-methods.ts';

/** A payment method with its directions, as far as terms are published. Payments refer to its `code`. */
export type CashierMethod = PaymentMethodInfo;

export type PaymentAnswer = Operations['deposit']['answer'];

/** A method with invalid terms is usable; its terms are not shown. */
const method = v.intersect([bareMethod, v.fallback(published, {})]);

export const parseBalance = (wire: unknown): Balance | undefined => parsed(balance, wire);

export const parsePaymentAnswer = (wire: unknown): PaymentAnswer | undefined =>
  parsed(depositAnswer, wire);

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
