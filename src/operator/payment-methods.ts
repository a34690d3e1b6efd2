import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import type { PaymentTerms } from './contract/types.ts';
import type { Image } from './image.ts';
import { bareMethod, parseMethods, published } from './parsing/payment-method.ts';

export type { PaymentTerms } from './contract/types.ts';

/** Published data of a payment method. */
export interface PaymentMethodInfo {
  code: string;
  name: string;
  image?: Image;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}

/** QRY-2: all payment methods with published terms, in the operator's order. */
export function paymentMethodsQuery(): Query<PaymentMethodInfo[]> {
  return {
    key: 'payment-methods',
    family: 'operator',
    path: '/payment-methods',
    parse: async (wire, context) =>
      (await import('./payment-methods.ts')).parsePaymentMethods(wire, context),
  };
}

const method = v.object({ ...bareMethod.entries, ...published.entries });

/** Leaves out a method with invalid terms, because partial terms would be misleading. */
export const parsePaymentMethods = (
  wire: unknown,
  context: ParseContext,
): PaymentMethodInfo[] | undefined =>
  parseMethods(wire, method, context)?.filter(({ deposit, withdrawal }) => deposit || withdrawal);
